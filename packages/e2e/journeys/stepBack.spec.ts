import type { Page } from '@playwright/test';
import { test } from '../support/test';

const goBack = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
const isAt = (page: Page, hash: string) => page.waitForURL((url) => url.hash === hash);

for (const [which, init] of [
  ['that knows its entries', () => undefined],
  ['that does not', () => void Reflect.deleteProperty(window, 'navigation')],
] as const) {
  test.describe(`the bar's back, in a browser ${which}`, () => {
    const open = async (page: Page, at: string) => {
      await page.addInitScript(init as () => void);
      await page.goto(at);
    };

    test(
      "goes where the browser's would after a plain link in an offer's text, and after a typed hash",
      { tag: which === 'that knows its entries' ? '@promotions' : '@deep' },
      async ({ phone: { page } }) => {
        await open(page, '/#/activity');
        await page.route('**/api/activitydeatil', async (route) => {
          const reply = await (await route.fetch()).json();
          await route.fulfill({ json: { ...reply, data: { ...reply.data, content: '<p><a href="#/vip">The levels</a></p>' } } });
        });
        await page.locator('a[href*="activityInfo"]').first().click();
        const link = page.getByRole('link', { name: 'The levels' });
        await link.click();
        await isAt(page, '#/vip');
        await page.evaluate(() => location.assign('#/boutBallBet'));
        await isAt(page, '#/boutBallBet');
        await goBack(page);
        await isAt(page, '#/vip');
        await goBack(page);
        await link.waitFor();
      },
    );

    test('goes home from the first page, wherever that was opened from', { tag: '@deep' }, async ({ phone: { page } }) => {
      await open(page, '/demo/service/');
      await page.goto('/#/vip');
      await goBack(page);
      await page.waitForURL(({ pathname, hash }) => pathname === '/' && /^(#\/)?$/.test(hash));
    });
  });
}
