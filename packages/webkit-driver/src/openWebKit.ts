import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BrowserContext, type BrowserContextOptions, type Page, webkit } from '@playwright/test';
import { bridgeInspector, inspectedPages } from './inspectorBridge';
import { countInputs, sendInputToScreen } from './realInput';

const POLL_MS = 20;
const MOST_MS = 120_000;

/**
 * Debian's WebKitGTK, the engine of Safari, with a profile of its own on a virtual screen of a phone's size; Playwright drives it
 * through its inspector, as it drives Safari on a phone. Each page opens at `emptyPage`, a page of the site without anything on it: the
 * driver can lose a page that changes its process.
 */
export async function openWebKit(
  options: BrowserContextOptions & { readonly baseURL: string },
  emptyPage: string,
): Promise<BrowserContext> {
  const { viewport, baseURL } = options;
  const size = viewport ?? { width: 390, height: 844 };
  const screen = await openScreen(size);
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const inspector = `127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: screen.display,
    WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
  };
  const start = new URL(emptyPage, baseURL).href;
  const settings = ['--full-screen', '--javascript-can-open-windows-automatically=true'];
  const browser = spawn(await findMiniBrowser(), [...settings, start], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const endBrowser = endOf(browser);
  const said: string[] = [];
  browser.stderr.on('data', (part) => said.push(String(part)));
  const xdotool = async (...words: string[]) => (await promisify(execFile)('xdotool', words, { env })).stdout;
  const windows: string[] = [];
  const sockets: string[] = [];
  const tabs: Tab[] = [];
  const closeAll = async () => {
    for (const tab of tabs) await tab.close();
    await endBrowser();
    await screen.close();
    await rm(home, { recursive: true, force: true });
  };
  /** The window that was opened last, with its page. */
  const attach = async () => {
    const socket = await until('WebKit shows its page', async () => newIn(await inspectedPages(inspector, start), sockets));
    const found = async () => (await xdotool('search', '--onlyvisible', '--class', 'MiniBrowser')).trim().split('\n');
    const id = await until('WebKit has a window', async () => newIn(await found(), windows));
    // Without a window manager nothing else gives the window a size.
    await xdotool('windowsize', id, String(size.width), String(size.height), 'windowmove', id, '0', '0');
    const tab = await drive(inspector, socket);
    tabs.push(tab);
    await tab.page.waitForFunction(isLoaded, start);
    await tab.page.addInitScript(countInputs);
    await tab.page.evaluate(countInputs);
    sendInputToScreen(tab.page, { display: screen.display, id });
    await prepare(tab.page, options);
    return tab;
  };
  try {
    const { page: first, context } = await attach();
    const { post } = context.request;
    Object.assign(context.request, {
      post: (to: string, how?: Parameters<typeof post>[1]) => post.call(context.request, new URL(to, baseURL).href, how),
    });
    const scripts: Parameters<Page['addInitScript']>[] = [];
    const isFree = new Set([first]);
    return Object.assign(context, {
      pages: () => tabs.map(({ page }) => page).filter((page) => !page.isClosed()),
      addInitScript: async (...script: Parameters<Page['addInitScript']>) => {
        scripts.push(script);
        for (const { page } of tabs) await page.addInitScript(...script);
      },
      newPage: async () => {
        if (isFree.delete(first)) return first;
        await tabs.find((tab) => !tab.page.isClosed())?.page.evaluate((url) => void window.open(url, '_blank'), start);
        const { page } = await attach();
        await page.evaluate(forgetOpener);
        for (const script of scripts) await page.addInitScript(...script);
        return Object.assign(page, { context: () => context });
      },
      close: closeAll,
    });
  } catch (error) {
    await closeAll();
    throw new Error(`WebKit did not open.\n${said.join('')}`, { cause: error });
  }
}

interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** Connects Playwright to a page, by its path at the inspector. */
async function drive(inspector: string, socket: string): Promise<Tab> {
  const bridge = await bridgeInspector(inspector, socket);
  const driven = await webkit.connectOverCDP(bridge.url);
  const [context] = driven.contexts();
  const [page] = context?.pages() ?? [];
  if (context === undefined || page === undefined) throw new Error('WebKit shows no page.');
  return {
    page,
    context,
    close: async () => {
      await driven.close();
      await bridge.close();
    },
  };
}

/** What other drivers do by themselves. */
async function prepare(
  page: Page,
  { colorScheme, reducedMotion, baseURL, serviceWorkers }: BrowserContextOptions,
): Promise<void> {
  page.setDefaultTimeout(MOST_MS);
  await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? null });
  if (serviceWorkers === 'block') await page.addInitScript(blockServiceWorkers);
  const { goto } = page;
  Object.assign(page, {
    goto: async (to: string, how?: Parameters<Page['goto']>[1]) => {
      const url = new URL(to, baseURL);
      const isSameDocument = url.hash !== '' && url.href.split('#')[0] === page.url().split('#')[0];
      if (!isSameDocument) {
        return goto.call(page, url.href, how).catch(async (error: unknown) => {
          // The driver takes a page that changes its process for one whose load was cancelled.
          if (!String(error).includes('Load request cancelled')) throw error;
          await page.waitForFunction(isLoaded, url.href);
          return null;
        });
      }
      // The driver waits for a navigation that an inspector does not report.
      await page.evaluate((href) => location.assign(href), url.href);
      return null;
    },
  });
}

function isLoaded(url: string): boolean {
  return location.href === url && document.readyState === 'complete';
}

function forgetOpener(): void {
  sessionStorage.clear();
  window.opener = null;
}

function blockServiceWorkers(): void {
  // A sandboxed frame without an origin has no service workers, and logs an error when it is asked for them.
  if (origin !== 'null' && 'serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** A virtual screen whose keys do not repeat; `display` is its name for the programs on it. */
async function openScreen({ width, height }: { readonly width: number; readonly height: number }) {
  // A number of our own: of two servers that choose theirs, one that ends can take the other's socket along.
  const words = [
    `:${randomInt(1000, 30_000)}`,
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${width}x${height}x24`,
    '-nolisten',
    'tcp',
    '-r',
  ];
  const child = spawn('Xvfb', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const close = endOf(child);
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const [number] = await Promise.race([once(child.stdout, 'data'), failed]);
  return { display: `:${String(number).trim()}`, close };
}

async function findMiniBrowser(): Promise<string> {
  for (const folder of await readdir('/usr/lib')) {
    const file = path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser');
    if (await readdir(path.dirname(file)).catch(() => undefined)) return file;
  }
  throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver xvfb xdotool');
}

/** The first of what is there that was not known; it is known then. */
function newIn(there: readonly string[], known: string[]): string | undefined {
  const found = there.find((one) => one !== '' && !known.includes(one));
  if (found !== undefined) known.push(found);
  return found;
}

async function until(what: string, find: () => Promise<string | undefined>): Promise<string> {
  const deadline = Date.now() + MOST_MS;
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not after ${MOST_MS} ms.`);
    await setTimeout(POLL_MS);
  }
}

/** A free port below those that systems hand out: another program may not get it before the browser has it. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]);
  server.close();
  return isFree ? port : freePort();
}

/**
 * Ends a program, and waits for all of its processes: those that a browser leaves for a moment write into its profile. They share its
 * output, which is closed with the last of them.
 */
function endOf(child: ChildProcess): () => Promise<void> {
  const closed = once(child, 'close').catch(() => undefined);
  return async () => {
    child.kill('SIGTERM');
    await closed;
  };
}
