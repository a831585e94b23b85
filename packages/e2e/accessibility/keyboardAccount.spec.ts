import type { Page } from '@playwright/test';
import { announcements } from './announcements';
import { focusComesTo, focused, press, tabTo, write } from './keyboard';
import { logIn } from '../support/site/member';
import { at, open } from '../support/screens/moneyForms';
import type { Operator } from '../support/site/operator';
import type { Phone } from '../support/browser/phone';
import { expect, test } from '../support/test';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The page in a frame that the focus has come into. */
const framed = (page: Page, path: string) =>
  page.frames().find((frame) => new URL(frame.url()).pathname === path) ?? page.mainFrame();

test(
  'a forgotten password without a pointer: the refusal is heard, and so is customer service',
  { tag: '@deep' },
  async ({ phone: { page, complaints }, operator }) => {
    const member = await operator.register();
    const liveRegions = await announcements(page);
    await page.goto('/#/login');
    await write(page, 'Username', member.name);
    await write(page, 'Password', 'not-mine');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('Wrong username or password');
    await focusComesTo(page, 'textbox', 'Password');
    await press(page, 'link', 'Customer service');
    await liveRegions.waitFor('Customer service');
    await tabTo(page, 'iframe', 'Customer service');
    await press(framed(page, '/demo/service/'), 'button', /^Password/);
    await liveRegions.waitFor(/^You change both passwords/);

    // In again by the tab bar, where a new password is asked for with the old one.
    await tabTo(page, 'link', 'Mine');
    await page.keyboard.press('Enter');
    await at(page, '/login?redirect=%2Fmine');
    await write(page, 'Username', member.name);
    await write(page, 'Password', member.password);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor(member.name);
    await open(page, '/password?type=1');
    await press(page, 'link', 'Forgotten? Ask customer service.');
    await liveRegions.waitFor('Customer service');
    expect(complaints).toEqual([]);
  },
);

/** Somebody new, whom the page takes for an agent, and who is listened to. */
async function openAccount({ page, complaints }: Phone, operator: Operator) {
  const member = await operator.register();
  const liveRegions = await announcements(page);
  // The demo operator makes nobody an agent.
  await page.route(/\/api\/(user|refreshusermoney)$/, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, isagent: 1 } } });
  });
  await logIn(page, member);
  return { page, complaints, member, liveRegions };
}

test('the account without a pointer: a new picture', { tag: '@deep' }, async ({ phone, operator }) => {
  const { page, complaints, member, liveRegions } = await openAccount(phone, operator);
  // What the browser cannot draw is refused; another picture than GIF or PNG is drawn anew.
  const chosen = [
    { name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
    { name: 'me.png', mimeType: 'image/png', buffer: DOT },
  ];
  page.on('filechooser', (chooser) => chooser.setFiles(chosen.shift() ?? []));
  await open(page, '/mine');
  await liveRegions.waitFor(member.name);
  await tabTo(page, 'button', 'Change your picture');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('Please choose a gif or png picture!');
  await page.keyboard.press('Space');
  await liveRegions.waitFor('操作成功');
  await focusComesTo(page, 'button', 'Change your picture');
  expect(complaints).toEqual([]);
});

test('the account without a pointer: a new withdrawal password', { tag: '@deep' }, async ({ phone, operator }) => {
  const { page, complaints, member, liveRegions } = await openAccount(phone, operator);
  await open(page, '/userCent');
  await liveRegions.waitFor('Account security');
  await press(page, 'link', /^Withdrawal password/);
  await liveRegions.waitFor('Withdrawal password');
  await write(page, 'Old withdrawal password', 'not-mine');
  await write(page, 'New withdrawal password', 'secret-8');
  await write(page, 'Confirm password', 'secret');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('两次密码不一致！');
  await focusComesTo(page, 'textbox', 'Confirm password');
  await page.keyboard.type('-8');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('旧密码错误');
  await focusComesTo(page, 'textbox', 'Confirm password');
  await tabTo(page, 'textbox', 'Old withdrawal password', { back: true });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(member.paypassword);
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('密码修改成功！', 'Account security');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(complaints).toEqual([]);
});

test(
  'the account without a pointer: the door of the agents, with a wrong password',
  { tag: '@deep' },
  async ({ phone, operator }) => {
    const { page, complaints, member, liveRegions } = await openAccount(phone, operator);
    await open(page, '/mine');
    await press(page, 'link', 'agent login');
    await liveRegions.waitFor('agent login');
    await tabTo(page, 'iframe', 'agent login');
    const desk = framed(page, '/demo/agent/');
    await write(desk, /^Agent name/, member.name);
    await write(desk, /^Password/, 'not-mine');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor(/^The agent desk of this demo has no accounts/);
    expect((await focused(desk)).name).toMatch(/^Password/);
    await tabTo(page, 'button', 'Back', { back: true });
    await page.keyboard.press('Enter');
    await liveRegions.waitFor(member.name);
    expect(complaints).toEqual([]);
  },
);

test('the account without a pointer: the app', { tag: '@deep' }, async ({ phone, operator }) => {
  const { page, complaints, liveRegions } = await openAccount(phone, operator);
  await open(page, '/mine');
  await press(page, 'link', 'App');
  await liveRegions.waitFor('Ardelle on your phone');
  await press(page, 'link', 'Download the app');
  await liveRegions.waitFor('App download', 'The download has started');
  await tabTo(page, 'link', 'Open in a new window', { most: 2 });
  await tabTo(page, 'button', 'Back', { back: true });
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('Ardelle on your phone');
  expect(complaints).toEqual([]);
});
