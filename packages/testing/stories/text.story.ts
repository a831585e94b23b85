import type { Page } from 'playwright-core';
import { change, openFaultyLine, say } from './faultyLine';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { planted, textScreens, withPlanted } from './textFields';

afterAll(closeBrowser);

async function openPlanted() {
  const line = await openFaultyLine(siteUrl);
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
  return { line, page, ran };
}

const answer = (code: number, message: string, data: unknown = {}) =>
  say(200, 'application/json', JSON.stringify({ code, message, data }));

/** How often the planted HTML stands on screen as words, and what of it became an element. */
const found = (page: Page) =>
  page.evaluate((html) => {
    const fields = [...document.querySelectorAll('input, option, textarea')].map((field) => Reflect.get(field, 'value'));
    const words = [document.body.textContent, ...fields].join(' ');
    const labels = [...document.querySelectorAll('[aria-label], [alt], [title]')].map(({ outerHTML }) => outerHTML).join(' ');
    return {
      elements: document.querySelectorAll('[data-planted], [onerror]').length,
      isShown: words.includes(html) || labels.includes('data-planted'),
    };
  }, planted);

describe('attacks: HTML where the site shows words', () => {
  let here: Awaited<ReturnType<typeof openPlanted>>;
  beforeAll(async () => {
    here = await openPlanted();
    await logIn(here.page, here.line.url);
  }, 60_000);
  afterAll(() => here.line.close());

  it.each(textScreens)('on %s', async (path) => {
    const { page, ran } = here;
    await page.evaluate((to) => location.assign(to), `#${path}`);
    // The screen before may still stand there.
    await page.waitForTimeout(300);
    let seen = await found(page);
    for (let left = 30; left > 0 && !seen.isShown; left -= 1) {
      await page.waitForTimeout(100);
      seen = await found(page);
    }
    expect(seen).toEqual({ elements: 0, isShown: true });
    expect(ran).toEqual([]);
  });

  it('in a toast', async () => {
    const { line, page, ran } = here;
    line.breakIt(/\/transall$/, answer(500, planted));
    await page.evaluate(() => location.assign('#/'));
    await page.getByRole('button', { name: 'recycle all' }).tap();
    await page.getByRole('alert').filter({ hasText: planted }).waitFor();
    expect([(await found(page)).elements, ran]).toEqual([0, []]);
  });

  it('in the words of the maintenance', async () => {
    const { line, page, ran } = here;
    line.breakIt(/\/api\/app$/, answer(200, '', { title: planted, site_state: 0, repair_tips: planted }));
    await page.goto(`${line.url}/?closed`);
    await page.getByText(planted).first().waitFor();
    expect([(await found(page)).elements, ran]).toEqual([0, []]);
  });
});
