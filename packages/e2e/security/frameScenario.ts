import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { FrameAttempt } from './frameAttempts';
import { around, gameOn, type Player } from './hostileGame';

export type Around = Awaited<ReturnType<typeof around>>;

/** A game that tried nothing within this has navigated itself, and has no answer. */
const ANSWERS_WITHIN_MS = 800;
/** A window that a tap may open takes a moment to come. */
const OPENS_WITHIN_MS = 2_000;

/** Waits for that many answers of the game. */
async function answersOf(page: Page, count: number): Promise<readonly string[]> {
  const frame = await gameOn(page);
  const answers = frame.waitForFunction(`tried.length >= ${count} && tried`, undefined, { timeout: ANSWERS_WITHIN_MS });
  return answers.then((tried) => tried.jsonValue() as Promise<string[]>).catch(() => []);
}

/** Lets the game on screen try something by itself and when it is tapped; what that did which it must not do. */
export async function tryAttempt({ page, incidents }: Player, { code, answer, mayOpenWindow }: FrameAttempt, before: Around) {
  incidents.length = 0;
  const context = page.context();
  const others = () => context.pages().filter((other) => other !== page);
  const flaws: unknown[] = [];
  const lookAround = async () => {
    const now = await around(page);
    if (!isDeepStrictEqual(now, before)) flaws.push(now);
  };
  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  // Another query than before, since a new hash alone loads nothing.
  const query = `?${Math.random()}`;
  const url = `${src.replace(/[?#][^]*/, '')}${query}#${encodeURIComponent(code)}`;
  await page.locator('iframe').evaluate((frame, to) => frame.setAttribute('src', to), url);
  await page.waitForFunction((to) => document.querySelector('iframe')?.src.includes(to), query);
  const byItself = await answersOf(page, 1);
  await lookAround();
  if (others().length > 0) flaws.push('a window without a tap');
  const opened = mayOpenWindow && context.waitForEvent('page', { timeout: OPENS_WITHIN_MS }).catch(() => flaws.push('no window'));
  await page.locator('iframe').tap();
  const answers = [...byItself, ...(await answersOf(page, 2))];
  await opened;
  await lookAround();
  if (others().length > 0 && !mayOpenWindow) flaws.push('a window');
  for (const other of others()) await other.close();
  const odd = answer && (answers.length > 0 ? answers.filter((said) => !answer.test(said)) : ['no answer']);
  return [...flaws, ...incidents, ...(odd ?? [])];
}

/** Lets the game on screen say something to the site; what that did which it must not do. */
export async function tryMessage({ page, incidents }: Player, message: unknown, before: Around): Promise<readonly unknown[]> {
  incidents.length = 0;
  const game = await gameOn(page);
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'after it' && requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  const said = game.evaluate((words) => {
    // What is said later is heard later.
    for (const each of [words, 'after it']) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- an attacker says it to anybody
      parent.postMessage(each, '*');
    }
  }, message);
  await Promise.all([heard, said]);
  const now = await around(page);
  return [...(isDeepStrictEqual(now, before) ? [] : [now]), ...incidents];
}
