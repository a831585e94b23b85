import { openMessenger } from './messenger';
import { launchParams, signedData } from './miniAppData';
import { expect, test } from '../support/test';

interface Said {
  readonly name: string;
  readonly data: unknown;
}

test('lives in the messaging app as one of its own', { tag: '@lobby' }, async ({ phone }) => {
  const { page, complaints } = await openMessenger(phone, () => {
    const said: { name: string; data: unknown }[] = [];
    const postEvent = (name: string, json: string) => said.push({ name, data: JSON.parse(json) });
    Object.assign(window, { said, TelegramWebviewProxy: { postEvent } });
  });
  const said = (name: string): Promise<unknown> =>
    page.evaluate((wanted) => {
      const all = Reflect.get(window, 'said') as Said[];
      return all.filter((event) => event.name === wanted).at(-1)?.data;
    }, name);
  const hear = (event: string, data: unknown) =>
    page.evaluate(
      ([name, sent]) => {
        const { WebView } = Reflect.get(window, 'Telegram') as {
          WebView: { receiveEvent: (name: unknown, data: unknown) => void };
        };
        WebView.receiveEvent(name, sent);
      },
      [event, data],
    );
  await page.goto(`/#${launchParams(signedData(), '#ffffff')}`);
  await page.getByRole('button', { name: 'recycle all' }).waitFor();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const inset = (name: string) => page.evaluate((wanted) => document.documentElement.style.getPropertyValue(wanted), name);
  const becomes = async (name: string, data: unknown) => {
    await expect.poll(() => said(name)).toEqual(data);
  };

  await becomes('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  expect(await said('web_app_ready')).toEqual({});
  expect(await said('web_app_expand')).toEqual({});

  // Its light ground, until it turns dark.
  expect(await theme()).toBe('light');
  await hear('theme_changed', { theme_params: { bg_color: '#101010' } });
  expect(await theme()).toBe('dark');
  await becomes('web_app_set_header_color', { color: '#0B1416' });

  // Its back button leads one step back.
  await becomes('web_app_setup_back_button', { is_visible: false });
  await page.getByRole('link', { name: 'Offers' }).click();
  await becomes('web_app_setup_back_button', { is_visible: true });
  await hear('back_button_pressed', null);
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  await becomes('web_app_setup_back_button', { is_visible: false });

  // Its edges are the page's.
  await hear('safe_area_changed', { top: 47, bottom: 34 });
  await hear('content_safe_area_changed', { top: 46, bottom: 0 });
  expect([await inset('--safe-top'), await inset('--safe-bottom')]).toEqual(['93px', '34px']);
  await hear('viewport_changed', { height: 700, is_state_stable: false });
  expect(await inset('--safe-bottom')).toBe('34px');
  await hear('viewport_changed', { height: 744, is_state_stable: true });
  expect(await inset('--safe-bottom')).toBe('134px');

  // It asks before it closes on a half-filled form.
  await becomes('web_app_setup_closing_behavior', { need_confirmation: false });
  await page.goto('/#/transfer');
  await page.locator('input[name=amount]').fill('5');
  await becomes('web_app_setup_closing_behavior', { need_confirmation: true });
  expect(complaints).toEqual([]);
});

test(
  'the messenger’s back closes a question or a sheet first; a question that is left otherwise does nothing',
  { tag: ['@wallet', '@lobby'] },
  async ({ phone }) => {
    const { page, asked, complaints } = await openMessenger(phone, () => {
      const isVisible: unknown[] = [];
      const postEvent = (name: string, json: string) => {
        if (name === 'web_app_setup_back_button') isVisible.push(JSON.parse(json).is_visible);
      };
      Object.assign(window, { isVisible, TelegramWebviewProxy: { postEvent } });
    });
    const pressBack = () =>
      page.evaluate(() => {
        const { WebView } = Reflect.get(window, 'Telegram') as { WebView: { receiveEvent: (name: string) => void } };
        WebView.receiveEvent('back_button_pressed');
      });
    const isBackVisible = (isVisible: boolean) =>
      expect.poll(() => page.evaluate(() => (Reflect.get(window, 'isVisible') as unknown[]).at(-1))).toBe(isVisible);
    await page.route('**/api/getcard', (route) => route.fulfill({ json: { code: 200, message: '', data: [card] } }));
    await page.goto(`/#/cards?type=2&${launchParams(signedData())}`);
    const question = page.getByRole('alertdialog', { name: '温馨提示' });
    const ask = async () => {
      await page.getByRole('button', { name: /^解绑/ }).first().click();
      await question.waitFor();
    };
    await ask();
    await pressBack();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toContain('/cards');

    await ask();
    await page.evaluate(() => location.assign('#/'));
    await question.waitFor({ state: 'detached' });

    await isBackVisible(false);
    await page.getByRole('button', { name: 'Search games' }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    await isBackVisible(true);
    await pressBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isBackVisible(false);
    expect(asked.filter((address) => address.includes('/api/delcard'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

const card = { id: 7, bank: 'USDT', bank_owner: 'TRC20', bank_no: 'Txyzxyzxyzxyz', bank_address: '', ico: '' };
