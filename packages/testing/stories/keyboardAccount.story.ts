import type { Page } from 'playwright-core';
import { announcements, type Ears } from './announcements';
import { type ApiMember, newApiMember } from './apiMember';
import { focusComesTo, focused, press, tabTo, write } from './keyboard';
import { logIn } from './member';
import { at, open } from './moneyForms';
import { closeBrowser, openPhone, type Phone, siteUrl } from './phone';

afterAll(closeBrowser);

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The page in a frame that the focus has come into. */
const framed = (page: Page, path: string) =>
  page.frames().find((frame) => new URL(frame.url()).pathname === path) ?? page.mainFrame();

it('a forgotten password without a pointer: the refusal is heard, and so is customer service', async () => {
  const member = await newApiMember();
  const { page, complaints } = await openPhone();
  const ears = await announcements(page);
  await page.goto(`${siteUrl}/#/login`);
  await write(page, 'Username', member.name);
  await write(page, 'Password', 'not-mine');
  await page.keyboard.press('Enter');
  await ears.hear('Wrong username or password');
  await focusComesTo(page, 'textbox', 'Password');
  await press(page, 'link', 'Customer service');
  await ears.hear('Customer service');
  await tabTo(page, 'iframe', 'Customer service');
  await press(framed(page, '/demo/service/'), 'button', /^Password/);
  await ears.hear(/^You change both passwords/);

  // In again by the tab bar, where a new password is asked for with the old one.
  await tabTo(page, 'link', 'Mine');
  await page.keyboard.press('Enter');
  await at(page, '/login?redirect=%2Fmine');
  await write(page, 'Username', member.name);
  await write(page, 'Password', member.password);
  await page.keyboard.press('Enter');
  await ears.hear(member.name);
  await open(page, '/password?type=1');
  await press(page, 'link', 'Forgotten? Ask customer service.');
  await ears.hear('Customer service');
  expect(complaints).toEqual([]);
});

describe('the account without a pointer', () => {
  let member: ApiMember;
  let phone: Phone;
  let ears: Ears;
  beforeAll(async () => {
    member = await newApiMember();
    phone = await openPhone();
    ears = await announcements(phone.page);
    // The demo operator makes nobody an agent.
    await phone.page.route(/\/api\/(user|refreshusermoney)$/, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...answer.data, isagent: 1 } } });
    });
    await logIn(phone.page, siteUrl, member.name, member.password);
  });
  afterEach(() => expect(phone.complaints).toEqual([]));

  it('a new picture', async () => {
    const { page } = phone;
    const chosen = ['jpeg', 'png'].map((kind) => ({ name: `me.${kind}`, mimeType: `image/${kind}`, buffer: DOT }));
    page.on('filechooser', (chooser) => chooser.setFiles(chosen.shift() ?? []));
    await open(page, '/mine');
    await ears.hear(member.name);
    await tabTo(page, 'button', 'Change your picture');
    await page.keyboard.press('Enter');
    await ears.hear('Please choose a gif or png picture!');
    await page.keyboard.press('Space');
    await ears.hear('操作成功');
    await focusComesTo(page, 'button', 'Change your picture');
  });

  it('a new withdrawal password', async () => {
    const { page } = phone;
    await open(page, '/userCent');
    await ears.hear('Account security');
    await press(page, 'link', /^Withdrawal password/);
    await ears.hear('Withdrawal password');
    await write(page, 'Old withdrawal password', 'not-mine');
    await write(page, 'New withdrawal password', 'secret-8');
    await write(page, 'Confirm password', 'secret');
    await page.keyboard.press('Enter');
    await ears.hear('两次密码不一致！');
    await focusComesTo(page, 'textbox', 'Confirm password');
    await page.keyboard.type('-8');
    await page.keyboard.press('Enter');
    await ears.hear('旧密码错误');
    await focusComesTo(page, 'textbox', 'Confirm password');
    await tabTo(page, 'textbox', 'Old withdrawal password', { back: true });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(member.paypassword);
    await page.keyboard.press('Enter');
    await ears.hear('密码修改成功！', 'Account security');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('the door of the agents, with a wrong password', async () => {
    const { page } = phone;
    await open(page, '/mine');
    await press(page, 'link', 'agent login');
    await ears.hear('agent login');
    await tabTo(page, 'iframe', 'agent login');
    const desk = framed(page, '/demo/agent/');
    await write(desk, /^Agent name/, member.name);
    await write(desk, /^Password/, 'not-mine');
    await page.keyboard.press('Enter');
    await ears.hear(/^The agent desk of this demo has no accounts/);
    expect((await focused(desk)).name).toMatch(/^Password/);
    await tabTo(page, 'button', 'Back', { back: true });
    await page.keyboard.press('Enter');
    await ears.hear(member.name);
  });

  it('the app', async () => {
    const { page } = phone;
    await open(page, '/mine');
    await press(page, 'link', 'App');
    await ears.hear('Ardelle on your phone');
    await press(page, 'link', 'Download the app');
    await ears.hear('App download', 'The download has started');
    await tabTo(page, 'link', 'Open in a new window', { most: 2 });
    await tabTo(page, 'button', 'Back', { back: true });
    await page.keyboard.press('Enter');
    await ears.hear('Ardelle on your phone');
  });
});
