import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { hasRelease, settled, steady } from '../support/screens/watching';
import { expect, test } from '../support/test';

const SCRIM = { x: 350, y: 600 };
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function wheelOver(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  return steady(page, () => scrolled(page));
}

test(
  'the page behind a drawer or a sheet stays where it is; the drawer is closed by its backdrop, and the focus returns',
  { tag: ['@lobby', '@smoke'] },
  async ({ phone: { page, complaints } }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await drawer.getByRole('button', { name: 'Close' }).waitFor();
    await settled(page);
    const behindDrawer = await scrolled(page);
    for (const place of [SCRIM, { x: 100, y: 700 }]) expect(await wheelOver(page, place)).toBe(behindDrawer);
    await page.mouse.click(SCRIM.x, SCRIM.y);
    await drawer.waitFor({ state: 'detached' });
    await expect(menu).toBeFocused();

    await page.getByRole('button', { name: 'Search games' }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    await settled(page);
    const behindSheet = await scrolled(page);
    for (const y of [10, 700]) expect(await wheelOver(page, { x: 200, y })).toBe(behindSheet);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(behindSheet);
    expect(complaints).toEqual([]);
  },
);

test('a step back closes a sheet first, and then leaves the page', { tag: '@lobby' }, async ({ phone: { page, complaints } }) => {
  const isAt = (hash: string) => page.waitForURL((url) => url.hash === hash);
  const goBack = () => page.evaluate(() => history.back());
  await page.goto('/#/activity');
  // What closes dialogs comes after the first screen.
  await hasRelease(page, 'shell');
  await page.evaluate(() => location.assign('#/'));
  await isAt('#/');
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isAt('#/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Close' }).waitFor();
  await goBack();
  await drawer.waitFor({ state: 'detached' });
  await isAt('#/');
  await goBack();
  await isAt('#/activity');
  expect(complaints).toEqual([]);
});

test(
  'a step back from the question to log in leads home, and the pages before stay what they are',
  { tag: '@deep' },
  async ({ phone: { page } }) => {
    // The way back to the dialog's place takes as long as on a slow phone.
    await page.addInitScript(() => {
      const go = history.go.bind(history);
      history.go = (steps) => void setTimeout(go, 200, steps);
    });
    await page.goto('/#/vip');
    await hasRelease(page, 'shell');
    await page.evaluate(() => location.assign('#/transfer'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    await page.waitForURL(({ hash }) => hash === '#/');
    await page.evaluate(() => history.back());
    await page.waitForURL(({ hash }) => hash === '#/vip');
  },
);

test(
  'the second tap of a double tap on a dialog does not reach the page below, a later one does',
  { tag: '@deep' },
  async ({ phone: { page } }) => {
    await logIn(page);
    await page.goto('/#/cards');
    await page.getByRole('button', { name: /^解绑/ }).first().click();
    const cancel = page.getByRole('alertdialog').getByRole('button', { name: '取消' });
    await cancel.waitFor();
    await settled(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await cancel.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const beganAt = Date.now() / 1000;
    const tapAfter = async (seconds: number) => {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        const place = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
        await devtools.send('Input.dispatchMouseEvent', { type, ...place, timestamp: beganAt + seconds });
      }
    };
    const reached = await page.evaluateHandle(() => {
      const targets: string[] = [];
      addEventListener('click', ({ target }) => targets.push((target as Element).textContent));
      return targets;
    });
    await tapAfter(0);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await tapAfter(0.12);
    expect(await reached.jsonValue()).toEqual(['取消']);
    await tapAfter(0.6);
    await page.waitForURL(({ hash }) => hash === '#/addUsdtCard');
  },
);

test(
  'the second tap of a double tap on a button does not answer the question that the first one opened, a later one does',
  { tag: '@deep' },
  async ({ phone: { page } }) => {
    const card = (id: number) => ({
      id,
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: `T${id}xyzxyzxyz`,
      bank_address: '',
      ico: '',
    });
    await page.route('**/api/getcard', (route) => route.fulfill({ json: { code: 200, message: '', data: [1, 2, 3].map(card) } }));
    const asked: string[] = [];
    await page.route('**/api/delcard', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { code: 200, message: '', data: null } });
    });
    await logIn(page);
    await page.goto('/#/cards');
    const unbind = page.getByRole('button', { name: /^解绑/ }).nth(2);
    await unbind.click();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: '确认' });
    await settled(page);
    const [confirming, asking] = [await confirm.boundingBox(), await unbind.boundingBox()];
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    // The button of the third card is where the answer comes.
    const [x, y] = [(asking?.x ?? 0) + 30, (asking?.y ?? 0) + 18];
    expect([x > (confirming?.x ?? 0), y > (confirming?.y ?? 0)]).toEqual([true, true]);
    const devtools = await page.context().newCDPSession(page);
    const beganAt = Date.now() / 1000;
    const tapAfter = async (seconds: number) => {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        const place = { x, y, button: 'left', clickCount: 1 } as const;
        await devtools.send('Input.dispatchMouseEvent', { type, ...place, timestamp: beganAt + seconds });
      }
    };
    await tapAfter(0);
    await page.locator('dialog[open]').waitFor();
    await tapAfter(0.12);
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    await tapAfter(0.6);
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => asked.length).toBe(1);
  },
);

test(
  'a step back on the first page closes the drawer, where the browser knows no close requests',
  { tag: ['@deep', '@engines'] },
  async ({ phone: { page, complaints } }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('/');
    // What closes dialogs comes after the first screen.
    await hasRelease(page, 'shell');
    const places = await page.evaluate(() => history.length);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const openAndGoBack = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer.getByRole('button', { name: 'Close' }).waitFor();
      await page.evaluate(() => history.back());
      await drawer.waitFor({ state: 'detached' });
    };
    await openAndGoBack();
    await openAndGoBack();
    expect(await page.evaluate(() => history.length)).toBe(places + 1);
    await page.getByRole('link', { name: 'offers' }).click();
    await page.waitForURL(({ hash }) => hash === '#/activity');
    await page.evaluate(() => history.back());
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'a visitor who does not log in leaves by two steps back, where the browser knows no close requests',
  { tag: '@deep' },
  async ({ phone: { page, complaints } }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('about:blank');
    await page.goto('/#/hongbao');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.waitFor();
    await hasRelease(page, 'shell');
    // The step that the dialog uses up is there once it has the focus.
    await page.waitForFunction(() => Reflect.get(Object(history.state), 'isSpare') === true);
    await page.evaluate(() => history.back());
    await page.waitForURL(({ hash }) => hash === '#/');
    await cancel.waitFor({ state: 'detached' });
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    expect(complaints).toEqual([]);
  },
);
