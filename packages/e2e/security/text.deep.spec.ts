import type { Page } from '@playwright/test';
import { change, say } from '@parlour/testing/faultyLine';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { sweep } from '../support/screens/sweep';
import { expect, test } from '../support/test';
import { screensOf } from '../support/screens/sweptScreens';
import { planted, textScreens, withPlanted } from './textFields';

/** A screen may have settled before the last word of its answers is drawn. */
const SHOWN_WITHIN_MS = 3_000;

const answer = (code: number, message: string, data: unknown = {}) =>
  say(200, 'application/json', JSON.stringify({ code, message, data }));

/** In the page: whether the planted HTML stands there as words. */
function isShown(html: string): boolean {
  const fields = [...document.querySelectorAll('input, option, textarea')].map((field) => Reflect.get(field, 'value'));
  const words = [document.body.textContent, ...fields].join(' ');
  const labels = [...document.querySelectorAll('[aria-label], [alt], [title]')].map(({ outerHTML }) => outerHTML).join(' ');
  return words.includes(html) || labels.includes('data-planted');
}

/** Waits until the planted HTML stands on screen as words; what of it became an element. */
async function flawsOn(page: Page): Promise<readonly string[]> {
  const shown = page.waitForFunction(isShown, planted, { timeout: SHOWN_WITHIN_MS });
  const missing = await shown.then(
    () => [],
    () => ['not shown'],
  );
  return [...missing, ...(await elementsOn(page))];
}

/** What of the planted HTML became an element. */
const elementsOn = (page: Page) =>
  page.locator('[data-planted], [onerror]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));

test('attacks: HTML where the site shows words stays words', { tag: '@deep' }, async ({ openPhone, operator, line }) => {
  const { page } = await openPhone({ bypassCSP: true, reducedMotion: 'reduce' });
  const ran: string[] = [];
  await page.exposeFunction('hit', () => void ran.push('it ran'));
  line.breakIt(
    /\/api\//,
    change(({ body }) => ({ body: Buffer.from(JSON.stringify(withPlanted(JSON.parse(body.toString())))) })),
  );
  const info = { amount: '100', created_at: '2026-11-20 10:00:00', paytype: 'usdt' };
  const cardlist = { mch_id: planted, content: planted, payimg: '' };
  line.breakIt(/\/payinfo$/, answer(200, 'usdt', { info, deposit_no: planted, cardlist }));
  const { token } = await operator.logIn();
  await page.addInitScript(prepare, { token, hurry: 1 });
  await page.goto(`${line.url}/#/usdtmore`);
  const look = async (path: string) => {
    await page.evaluate(goTo, { path, isFresh: false });
    await settle(page);
    return [...(await (textScreens.includes(path) ? flawsOn(page) : elementsOn(page))), ...ran.splice(0)];
  };
  const paths = new Set([...textScreens, ...screensOf('member').map((screen) => screen.path)]);
  expect(
    await sweep(
      [...paths].map((path) => [path, path]),
      look,
    ),
  ).toEqual({});

  await test.step('in a toast', async () => {
    line.breakIt(/\/transall$/, answer(500, planted));
    await page.evaluate(goTo, { path: '/', isFresh: false });
    await page.getByRole('button', { name: 'recycle all' }).tap();
    await page.getByRole('alert').filter({ hasText: planted }).waitFor();
    expect([await flawsOn(page), ran]).toEqual([[], []]);
  });

  await test.step('in the words of the maintenance', async () => {
    line.breakIt(/\/api\/app$/, answer(200, '', { title: planted, site_state: 0, repair_tips: planted }));
    await page.goto(`${line.url}/?closed`);
    await page.getByText(planted).first().waitFor();
    expect([await flawsOn(page), ran]).toEqual([[], []]);
  });
});
