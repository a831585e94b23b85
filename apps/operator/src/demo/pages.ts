import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { programFile } from '../programFile';
import { sendStored } from './compressed';
import { ANY_SITE } from './anySite';
import { embeddedPages } from './embeddedPages';

const art = fileURLToPath(programFile('art/'));
const source = (name: string) => readFileSync(programFile(`pages/${name}`), 'utf8');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Embedded pages and the intro video. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const css = source('embedded.css');
  for (const { path, title, body, script } of embeddedPages) {
    const code = script === undefined ? '' : source(script);
    const html =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="/demo/mark.svg"><title>${title}</title>` +
      `<style>${css}</style></head><body>${body}${code === '' ? '' : `<script>${code}</script>`}</body></html>`;
    const policy = `default-src 'none'; script-src ${code === '' ? "'none'" : hash(code)}; style-src ${hash(css)}; img-src ${ANY_SITE}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
    app.get(path, (request, reply) => {
      reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy);
      return sendStored(request, reply, path, () => html, 'no-cache');
    });
    app.get(path.slice(0, -1), (_request, reply) => reply.redirect(path));
  }
  await app.register(fastifyStatic, { root: art, serve: false });
  app.get('/demo/intro.webm', (_request, reply) => reply.sendFile('intro.webm', { maxAge: '30d' }));
}
