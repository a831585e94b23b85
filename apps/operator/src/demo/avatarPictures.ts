import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { avatars } from '../database/schema';
import { NOT_FOUND, refused } from '../envelope';
import type { Operator } from '../route';

const UUID = /^[0-9a-f-]{36}$/;

/** The pictures members uploaded; an id never changes its picture. */
export function avatarRoutes(app: FastifyInstance, { db }: Operator): void {
  app.get<{ Params: { id: string } }>('/demo/avatars/:id', async (request, reply) => {
    const { id } = request.params;
    const [avatar] = UUID.test(id) ? await db.select().from(avatars).where(eq(avatars.id, id)) : [];
    if (avatar === undefined) return reply.status(NOT_FOUND).send(refused(NOT_FOUND, 'There is no such picture'));
    return reply
      .type(avatar.mime)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'")
      .send(avatar.bytes);
  });
}
