import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawCover } from '../catalogue/cover';
import { games } from '../catalogue/games';
import { drawTile } from '../catalogue/tiles';
import { NOT_FOUND, refused } from '../envelope';
import { programFile } from '../programFile';
import { venueTiles } from './banksAndVenues';
import { sendStored } from './compressed';

const LONG = 'public, max-age=2592000, stale-while-revalidate=86400';
const FILE = /^([a-z0-9-]{1,64})\.svg$/;

/** Covers, banners, tiles and single pictures, as SVG. */
export function artRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/demo/covers/:file', (request, reply) => {
    const name = FILE.exec(request.params.file)?.[1] ?? '';
    const isWide = name.endsWith('-wide');
    const game = games.find(({ code }) => code === (isWide ? name.slice(0, -'-wide'.length) : name));
    return svg(request, reply, game && (() => drawCover(game, isWide ? 'landscape' : 'portrait')));
  });

  app.get<{ Params: { file: string } }>('/demo/tiles/:file', (request, reply) => {
    const tile = venueTiles.find(({ name }) => name === FILE.exec(request.params.file)?.[1]);
    return svg(request, reply, tile && (() => drawTile(tile.text, tile.hue)));
  });

  for (const folder of ['banners', 'qr']) {
    app.get<{ Params: { file: string } }>(`/demo/${folder}/:file`, (request, reply) =>
      svg(request, reply, fromFile(`${folder}/${request.params.file}`)),
    );
  }
  for (const file of ['mark.svg', 'wordmark.svg', 'avatar.svg', 'arches.svg', 'packet-closed.svg', 'packet-open.svg']) {
    app.get(`/demo/${file}`, (request, reply) => svg(request, reply, fromFile(file)));
  }
}

function fromFile(path: string): (() => string) | undefined {
  if (!FILE.test(path.slice(path.lastIndexOf('/') + 1))) return undefined;
  const file = programFile(`art/${path}`);
  return existsSync(file) ? () => readFileSync(file, 'utf8') : undefined;
}

function svg(request: FastifyRequest, reply: FastifyReply, draw: (() => string) | undefined): FastifyReply | Promise<void> {
  if (draw === undefined) return reply.status(NOT_FOUND).send(refused(NOT_FOUND, 'There is no such picture'));
  reply.type('image/svg+xml').header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  return sendStored(request, reply, decodeURIComponent(request.url.split('?')[0] ?? ''), draw, LONG);
}
