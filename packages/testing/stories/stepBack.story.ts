import type { Page } from 'playwright-core';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const goBack = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
const isAt = (page: Page, hash: string) => page.waitForURL((url) => url.hash === hash);

describe.each([
  ['that knows its entries', () => undefined],
  ['that does not', () => void Reflect.deleteProperty(window, 'navigation')],
])("the bar's back, in a browser %s", (_which, init) => {
  const open = async (at: string) => {
    const { page } = await openPhone();
    await page.addInitScript(init as () => void);
    await page.goto(siteUrl + at);
    return page;
  };

  it("goes where the browser's would after a plain link in an offer's text, and after a typed hash", async () => {
    const page = await open('/#/activity');
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
  });

  it('goes home from the first page, wherever that was opened from', async () => {
    const page = await open('/demo/service/');
    await page.goto(`${siteUrl}/#/vip`);
    await goBack(page);
    await page.waitForURL(({ pathname, hash }) => pathname === '/' && /^(#\/)?$/.test(hash));
  });
});
