import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromiumFlags, chromiumPath } from '@parlour/e2e/chromium';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

/** Tabs of one browser with real visibility, as on a phone. */
export interface Tabs {
  readonly context: BrowserContext;
  /** Opens a tab in front of the others. */
  open(url: string): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a browser with one window. */
export async function openTabs(): Promise<Tabs> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tabs-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    args: chromiumFlags,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'zh-CN',
  });
  await context.addInitScript(() => sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm'));
  return {
    context,
    open: async (url) => {
      const page = await context.newPage();
      await stopFeigningFocus(page);
      await page.goto(url);
      return page;
    },
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Playwright emulates focus for every page, which another session cannot undo. */
async function stopFeigningFocus(page: Page): Promise<void> {
  const toImplementation = inside(inside(page, '_connection'), 'toImpl');
  if (typeof toImplementation !== 'function') throw new Error('this Playwright is built otherwise');
  const session = ['delegate', '_mainFrameSession', '_client'].reduce(inside, toImplementation(page));
  const send = inside(session, 'send');
  if (typeof send !== 'function') throw new Error('this Playwright is built otherwise');
  await Reflect.apply(send, session, ['Emulation.setFocusEmulationEnabled', { enabled: false }]);
}

function inside(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
