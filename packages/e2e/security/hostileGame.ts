import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { change, type Fault, type FaultyLine, say } from '@parlour/testing/faultyLine';
import { test as base } from '../support/test';

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

/** The answer of a call that gives an address. */
export const sayUrl = (url: string): Fault =>
  say(200, 'application/json', JSON.stringify({ code: 200, message: '', data: { url } }));

export interface Player {
  readonly page: Page;
  /** What a game asked the player or sent. */
  readonly incidents: string[];
  /** Opens a game that runs this as it is loaded, and again at every tap. */
  openGame(code?: string): Promise<void>;
}

interface Fixtures {
  /** A new member on the line to a site whose operator lets frames of the game's origin in, as FRAME_ORIGINS does. */
  readonly player: Player;
}

interface WorkerFixtures {
  /** The address of a game of another origin, which does what its hash says. */
  readonly gameUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  gameUrl: [
    async ({}, use) => {
      const server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(gamePage));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  player: async ({ gameUrl, line, openPhone, operator }, use) => {
    letIn(line, gameUrl);
    const { page } = await openPhone({ reducedMotion: 'reduce' });
    const { token } = await operator.register();
    const incidents: string[] = [];
    page.on('dialog', (dialog) => {
      incidents.push(`it asked ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('download', () => incidents.push('it sent a file'));
    await page.addInitScript((kept) => {
      if (self === top) sessionStorage.setItem('api_token', kept);
    }, token);
    await use({
      page,
      incidents,
      openGame: async (code = '') => {
        line.breakIt(/\/getGameUrl$/, sayUrl(`${gameUrl}#${encodeURIComponent(code)}`));
        await page.goto(`${line.url}/?${Date.now()}#/gamePage?name=FG&type=0&code=koi&title=Koi`);
        await page.frameLocator('iframe').getByRole('button').waitFor();
      },
    });
  },
});

function letIn(line: FaultyLine, gameUrl: string): void {
  const allow = (policy = '') => policy.replace("frame-src 'self'", `frame-src 'self' ${new URL(gameUrl).origin}`);
  line.breakIt(
    /^\/(\?|$)/,
    change(({ headers }) => ({
      headers: { ...headers, 'content-security-policy': allow(headers['content-security-policy']) },
    })),
  );
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

/** The document of the game that is on screen. */
export async function gameOn(page: Page) {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('the game has no document');
  return frame;
}
