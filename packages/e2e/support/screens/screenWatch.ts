import type { Page } from '@playwright/test';

/** What a player sees of a screen, and what is still on its way. */
export interface Seen {
  readonly isSettled: boolean;
  readonly waiting: readonly string[];
  readonly hasContent: boolean;
  /** Links and buttons that lead to other screens. */
  readonly ways: number;
  readonly retries: number;
  readonly dialogs: readonly string[];
  readonly toasts: readonly string[];
  readonly hash: string;
}

declare global {
  /** What happens on the page under watch; it is set before the site's own scripts run. */
  var watched: {
    calls: number;
    /** When a call began or ended last. */
    changedAt: number;
    /** How many screens have to be mounted before this one is. */
    screens: number;
    toasts: string[];
  };
}

interface Preparation {
  /** The member's token; undefined for a visitor. */
  readonly token: string | undefined;
  /** By how much the limit of a call is shortened. */
  readonly hurry: number;
}

const LONGEST_MS = 60_000;

/** Waits until no call is running, or for a minute, which ends a hung one; checked inside the page, since repeated queries are expensive. */
export async function settle(page: Page): Promise<Seen> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    // A page that reloads meanwhile loses the evaluation; the next one waits for the new page.
    const seen = await page.evaluate(lookUntilSettled, until - Date.now()).catch(() => undefined);
    if (seen !== undefined) return seen;
    if (Date.now() > until + LONGEST_MS) throw new Error(`nothing to look at: ${page.url()}`);
  }
}

/** In the page, before the site's own scripts: sets up the walker, the running calls and the reports. */
export function prepare({ token, hurry }: Preparation): void {
  const LIMIT_MS = 30_000;
  if (self !== top) return;
  try {
    sessionStorage.clear();
  } catch {
    // Firefox runs this in an empty document first, which has no storage.
    return;
  }
  // What an earlier page was answered would be shown instead of nothing.
  void globalThis.caches?.delete('parlour.lists');
  sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm');
  if (token !== undefined) sessionStorage.setItem('api_token', token);
  globalThis.watched = { calls: 0, changedAt: 0, screens: 1, toasts: [] };
  const count = (by: number) => Object.assign(watched, { calls: watched.calls + by, changedAt: performance.now() });
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function counted(body) {
    count(1);
    this.timeout /= hurry;
    this.addEventListener('loadend', () => count(-1));
    send.call(this, body);
  };
  if (hurry > 1) {
    // The boot script's calls.
    const { fetch } = globalThis;
    const limit = () => AbortSignal.timeout(LIMIT_MS / hurry);
    globalThis.fetch = (address, options) =>
      fetch(address, typeof address === 'string' && address.startsWith('/api/') ? { ...options, signal: limit() } : options);
  }
  const told = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[popover] > :is([role=alert], [role=status])')) {
      if (!told.has(toast)) watched.toasts.push(toast.textContent);
      told.add(toast);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: goes to an address, with a reload when it is to be opened anew. */
export function goTo({ path, isFresh }: { readonly path: string; readonly isFresh: boolean }): void {
  const pathOf = (address: string) => address.split('?')[0];
  const mounted = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;
  const isOther = pathOf(location.hash) !== pathOf(`#${path}`);
  watched.screens = isFresh ? Infinity : mounted + (isOther ? 1 : 0);
  watched.changedAt = performance.now();
  watched.toasts = [];
  if (!isFresh) return location.assign(`#${path}`);
  history.replaceState(null, '', `#${path}`);
  location.reload();
}

/** All texts of the page, with the names and values of pictures and fields. */
export const textsOn = (page: Page) => page.evaluate(readAll);

function readAll(): string {
  const named = [...document.querySelectorAll('[alt], [src], [aria-label], [href]')];
  const names = named.flatMap((element) => ['alt', 'src', 'aria-label', 'href'].map((name) => element.getAttribute(name)));
  return [document.body.innerText, ...names].join('\n');
}

/** In the page: what is visible once it was rendered and nothing is loading, or once the time is over. */
async function lookUntilSettled(longestMs: number): Promise<Seen> {
  const QUIET_MS = 200;
  const LOOK_EVERY_MS = 50;
  const until = performance.now() + longestMs;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const textOf = (element: Element) => element.textContent.trim();
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const look = (): Seen => {
    const { calls, changedAt, screens, toasts } = watched;
    const mounted = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;
    const waiting = all('[data-state=waiting], [aria-busy=true]').map(({ tagName, ariaLabel }) => ariaLabel ?? tagName);
    if (calls > 0) waiting.push(`${calls} calls`);
    if (mounted < screens) waiting.push('the screen');
    const main = document.querySelector('main');
    const hasContent = main !== null && (main.innerText.trim() !== '' || main.querySelector('iframe') !== null);
    const isQuiet = performance.now() - changedAt > QUIET_MS;
    return {
      isSettled: hasContent && isQuiet && waiting.length === 0,
      waiting,
      hasContent,
      ways: all(':is(nav, header, main) :is(a, button)').length,
      retries: all('button').filter((button) => textOf(button) === 'Try again').length,
      dialogs: all('[role=alertdialog]').map(textOf),
      toasts,
      hash: location.hash,
    };
  };
  // A page short of CPU time may not have rendered its data yet: it counts as settled when it is so twice.
  for (let times = 0; ;) {
    // A page that no longer renders has no frames to wait for.
    await Promise.race([new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))), wait(1000)]);
    const seen = look();
    times = seen.isSettled ? times + 1 : 0;
    if (times === 2 || performance.now() > until) return seen;
    await wait(LOOK_EVERY_MS);
  }
}
