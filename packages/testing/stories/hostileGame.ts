import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { change, type Fault, type FaultyLine, openFaultyLine, say } from './faultyLine';
import { newPerson, registerQuickly } from './member';
import { openPhone, siteUrl } from './phone';

const gamePage = `<!doctype html><title>game</title>
<style>html, body, button { width: 100%; height: 100%; margin: 0 }</style>
<button>play</button>
<script>
  const tried = [];
  const attempt = (code) => Promise.race([
    Promise.resolve().then(() => (0, eval)('(async () => {' + code + '})()')),
    new Promise((resolve) => setTimeout(resolve, 400, 'nothing came')),
  ]).then((answer) => tried.push(String(answer)), (error) => tried.push('refused: ' + error.message));
  const code = decodeURIComponent(location.hash.slice(1));
  attempt(code);
  document.querySelector('button').addEventListener('click', () => attempt(code));
</script>`;

/** A game of another origin, which does what its hash says: by itself once it is loaded, and again at every tap. */
export async function openHostileGame() {
  const server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(gamePage));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The answer of a call that gives an address. */
export const sayUrl = (url: string): Fault =>
  say(200, 'application/json', JSON.stringify({ code: 200, message: '', data: { url } }));

/** A line to a site whose operator lets frames of the game's origin in, as FRAME_ORIGINS does. */
export async function openLineTo(game: { readonly url: string }): Promise<FaultyLine> {
  const line = await openFaultyLine(siteUrl);
  const allow = (policy = '') => policy.replace("frame-src 'self'", `frame-src 'self' ${new URL(game.url).origin}`);
  line.breakIt(
    /^\/(\?|$)/,
    change(({ headers }) => ({
      headers: { ...headers, 'content-security-policy': allow(headers['content-security-policy']) },
    })),
  );
  return line;
}

/** A member's phone at the line, which notes what a game asks the player or sends. */
export async function openMember(line: FaultyLine, init?: () => void) {
  const { page } = await openPhone({ reducedMotion: 'reduce' });
  const token = await registerQuickly(siteUrl, newPerson());
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`it asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', () => incidents.push('it sent a file'));
  await page.addInitScript((kept) => {
    if (self === top) sessionStorage.setItem('api_token', kept);
  }, token);
  if (init) await page.addInitScript(init);
  await page.goto(`${line.url}/#/usdtmore`);
  return { page, token, incidents };
}

/** What a game must not change. */
export async function around(page: Page) {
  // The page is named a moment after its screen stands.
  await page.waitForFunction(() => document.title.startsWith(`${document.querySelector('h1')?.textContent} · `));
  return page.evaluate(() => ({
    address: location.href,
    title: document.title,
    token: sessionStorage.getItem('api_token'),
    theme: document.documentElement.dataset['theme'] ?? '',
    style: document.documentElement.getAttribute('style'),
    dialogs: document.querySelectorAll('dialog[open]').length,
    toasts: document.querySelectorAll('[role=alert], [role=status]').length,
    isFull: document.fullscreenElement !== null,
    launch: String(Reflect.get(window, 'parlourLaunch')),
    bar: document.querySelector('h1')?.textContent,
  }));
}
