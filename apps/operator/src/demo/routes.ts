import type { FastifyInstance } from 'fastify';
import type { Operator } from '../route';
import { adminRoutes } from './admin';
import { artRoutes } from './art';
import { avatarRoutes } from './avatarPictures';
import { gameRoutes } from './gameRoutes';
import { pageRoutes } from './pages';

/** Everything under `/demo/`: pictures, embedded pages, playable games, the admin calls for tests. */
export async function demoRoutes(app: FastifyInstance, operator: Operator): Promise<void> {
  artRoutes(app);
  avatarRoutes(app, operator);
  gameRoutes(app, operator);
  adminRoutes(app, operator);
  await pageRoutes(app);
}
