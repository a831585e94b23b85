import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKey } from '@parlour/release-contract/signature';
import { openSite } from './siteRequests';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** The origin of a site that answers like this. */
async function siteOf(answers: Readonly<Record<string, readonly [status: number, body: string]>>): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const [status, body] = answers[url] ?? answers['*'] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = '<!doctype html><title>Welcome</title>';
const registry = [200, '{"registry":"r"}'] as const;

it.each<[string, readonly [number, string], string]>([
  ['a page', [200, page], 'SITE/releases/registry did not answer as a release API does; is SITE the site?'],
  ['other JSON', [200, '{"ok":true}'], 'SITE/releases/registry did not answer as a release API does; is SITE the site?'],
  ['nothing', [200, ''], 'SITE/releases/registry did not answer as a release API does; is SITE the site?'],
  ['the page of an error', [502, page], 'SITE/releases/registry answered with the status 502'],
])('says which address is none of a release API, where a site answers every one with %s', async (_what, answer, message) => {
  const site = await siteOf({ '*': answer });
  await expect(openSite(site, { key: await createKey() })).rejects.toThrow(new Error(message.replaceAll('SITE', site)));
});

it('says it of a later address too', async () => {
  const site = await siteOf({ '/releases/registry': registry, '*': [200, page] });
  const ask = await openSite(site, { key: await createKey() });
  await expect(ask('GET', 'apps')).rejects.toThrow(`${site}/releases/apps did not answer as a release API does`);
});

it('reads an answer without a body, as a file that was stored has it', async () => {
  const site = await siteOf({ '/releases/registry': registry, '*': [204, ''] });
  const ask = await openSite(site, { key: await createKey() });
  await expect(ask('PUT', 'uploads/bingo/1.0.0/files/a.js', Buffer.from('a'))).resolves.toBeUndefined();
});
