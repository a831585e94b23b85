import type { Page } from 'playwright-core';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { xssVectors } from './xssVectors';

afterAll(closeBrowser);

/** A phone on which every vector that runs counts as a hit; the policy of the site, which would stop most, is off. */
async function openCountingPhone() {
  const { page } = await openPhone({ bypassCSP: true });
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  return { page, hits: () => hits };
}

/** Changes what a call answers before the page sees it; `payload` is sent in the place of the page's. */
async function answerWith(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
  payload?: Record<string, unknown>,
) {
  await page.route(`**/api/${path}`, async (route) => {
    const answer = await (await route.fetch(payload && { postData: JSON.stringify(payload) })).json();
    await route.fulfill({ json: { ...answer, data: change(answer.data) } });
  });
}

it('of the backend would be dangerous if it were taken as it comes', async () => {
  const { page, hits } = await openCountingPhone();
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: '<div id="place"></div>' }));
  await page.goto(`${siteUrl}/plain`);
  for (const vector of xssVectors) {
    await page.locator('#place').evaluate((place, html) => {
      place.innerHTML = html;
    }, vector);
  }
  await page.waitForTimeout(300);
  expect(hits()).toBeGreaterThan(15);
});

it(`runs none of ${xssVectors.length} scripts in the greeting of home`, async () => {
  const { page, hits } = await openCountingPhone();
  const webcontent = `<p>first</p>${xssVectors.join('<p>next</p>')}`;
  await answerWith(page, 'app', (app) => ({ ...app, index_modal: 1, webcontent }));
  await page.goto(siteUrl);
  const words = page.getByRole('dialog', { name: 'Welcome' });
  await words.getByText('first').waitFor();
  for (const link of await words.getByText('click').all()) await link.dispatchEvent('click');
  await page.waitForTimeout(300);
  expect(hits()).toBe(0);
});

it(`runs none of ${xssVectors.length} scripts, each alone, in an offer`, async () => {
  const { page, hits } = await openCountingPhone();
  let content = '';
  await answerWith(page, 'activitydeatil', (offer) => ({ ...offer, content }), { id: 1 });
  await page.goto(`${siteUrl}/#/activity`);
  const ran: string[] = [];
  for (const [at, vector] of xssVectors.entries()) {
    content = `<p>vector ${at}</p>${vector}`;
    await page.evaluate((address) => location.assign(address), `#/activityInfo?id=${at + 100}`);
    const words = page.locator('article');
    await words.getByText(`vector ${at}`, { exact: true }).waitFor();
    for (const link of await words.getByText('click').all()) await link.dispatchEvent('click');
    if (hits() > ran.length) ran.push(vector);
    await page.evaluate((address) => location.assign(address), '#/activity');
  }
  expect(ran).toEqual([]);
}, 120_000);
