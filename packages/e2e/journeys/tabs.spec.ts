import type { Page } from '@playwright/test';
import { fillRegistration, logIn, newPerson, readCaptcha, type Registration } from '../support/site/member';
import { launchParams, signedData } from './miniAppData';
import type { Phone } from '../support/browser/phone';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

const recycle = (page: Page) => page.getByRole('button', { name: 'recycle all' });
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('api_token'));
const atLogin = ({ hash }: URL) => hash.startsWith('#/login');

/** A phone with a member in its first tab, and a way to open more tabs of the same browser. */
function withTabs({ page, complaints }: Phone) {
  const openTab = async (path = '/') => {
    const tab = await page.context().newPage();
    await tab.goto(`/#${path}`);
    return tab;
  };
  return { page, openTab, complaints };
}

async function logOut(page: Page) {
  // A browser draws a tab that stands behind others once a second.
  await page.bringToFront();
  await page.goto('/#/mine');
  await page.getByText('Log out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

/** Registers somebody, who is then logged in. */
async function register(page: Page): Promise<Registration> {
  const person = newPerson();
  await page.goto('/#/login?type=1');
  await fillRegistration(page, person);
  await page.locator('input[name=code]').fill(await readCaptcha(page));
  await page.keyboard.press('Enter');
  await recycle(page).waitFor();
  return person;
}

test(
  'a new tab takes the session over without asking, and never shows the login on the way',
  { tag: ['@wallet', '@smoke'] },
  async ({ member }) => {
    const { page, openTab, complaints } = withTabs(member);
    const tab = await page.context().newPage();
    const seen: string[] = [];
    tab.on('framenavigated', (frame) => seen.push(new URL(frame.url()).hash));
    await tab.goto('/#/wallet');
    await tab.getByText('Total assets').waitFor();
    expect(await tokenOf(tab)).toBe(await tokenOf(page));
    expect(seen.filter((hash) => hash.includes('login'))).toEqual([]);
    const loginTab = await openTab('/login?redirect=%2Fvip');
    await loginTab.waitForURL(({ hash }) => hash === '#/vip');
    expect(complaints).toEqual([]);
  },
);

test('a visitor alone is sent to the login all the same, within a moment', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'hot' }).waitFor();
  await page.reload();
  await page.goto('/#/wallet');
  await page.waitForURL((url) => url.hash === '#/login?redirect=%2Fwallet', { timeout: 2000 });
});

test('logging out in one tab ends every tab', { tag: ['@deep', '@engines'] }, async ({ member }) => {
  const { page, openTab } = withTabs(member);
  const [second, third] = [await openTab('/mine'), await openTab('/vip')];
  await recycle(page).waitFor();
  await logOut(page);
  for (const tab of [page, second, third]) {
    await tab.waitForURL(atLogin);
    expect(await tab.getByRole('alertdialog').count()).toBe(0);
    expect(await tab.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, '']);
  }
  await second.reload();
  await second.goto('/#/mine');
  await second.waitForURL(atLogin);
});

test(
  'a 401 in one tab ends every tab, with the dialog only where it was met',
  { tag: ['@deep', '@engines'] },
  async ({ member }) => {
    const { page, openTab } = withTabs(member);
    const other = await openTab('/vip');
    await recycle(page).waitFor();
    await page.route('**/api/refreshusermoney', (route) => route.fulfill({ json: { code: 401, message: 'expired' } }));
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await page.getByRole('alertdialog', { name: '认证失败' }).waitFor();
    await other.waitForURL(atLogin);
    await aWhile(other);
    expect(await other.getByRole('alertdialog').count()).toBe(0);
  },
);

test('two 401s at once show one dialog in a tab, and never more than one in each', { tag: '@deep' }, async ({ member }) => {
  const { page, openTab } = withTabs(member);
  const other = await openTab('/');
  const tabs = [page, other];
  for (const tab of tabs) {
    await recycle(tab).waitFor();
    await tab.route(/\/api\/(user|refreshusermoney|refresh-blance|transall|balancelist)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ json: { code: 401, message: 'expired' } });
    });
  }
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        for (const button of document.querySelectorAll('button')) {
          if (/^(recycle all|Refresh)$/.test(button.ariaLabel ?? button.innerText)) button.click();
        }
      }),
    ),
  );
  for (const tab of tabs) await tab.waitForURL(atLogin);
  await aWhile(page, 800);
  const dialogs = await Promise.all(tabs.map((tab) => tab.getByRole('alertdialog').count()));
  expect(dialogs.some((count) => count === 1)).toBe(true);
  for (const [index, count] of dialogs.entries()) {
    if (count === 0) continue;
    await tabs[index]?.getByRole('alertdialog').getByRole('button', { name: '确认' }).click();
    expect(await tabs[index]?.getByRole('alertdialog').count()).toBe(0);
  }
});

test('a session that the password change ended elsewhere is over in every tab', { tag: '@deep' }, async ({ phone: { page } }) => {
  const person = await register(page);
  const other = await page.context().newPage();
  await other.goto('/#/mine');
  await other.getByText('Log out').waitFor();
  const token = await tokenOf(page);
  const changed = await page.request.post(`/api/editPassword`, {
    headers: { authorization: `Bearer ${token}` },
    data: { password: person.password, paypassword: 'another-secret' },
  });
  expect(await changed.json()).toMatchObject({ code: 200 });
  for (const tab of [page, other]) {
    await tab.waitForURL(atLogin);
    expect(await tokenOf(tab)).toBeNull();
  }
});

test(
  'logging in as somebody else in one tab brings the others along, and leaves nothing of the first member',
  { tag: '@account' },
  async ({ member }) => {
    const { page, openTab } = withTabs(member);
    const other = await openTab('/mine');
    await other.getByText('demo').first().waitFor();
    await other.evaluate(() => Object.assign(window, { isFirst: true }));
    const third = await page.context().newPage();
    await third.addInitScript(() => {
      if (!location.hash.includes('type=1')) return;
      // It hears nobody, so it stays a visitor.
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
    const person = await register(third);
    await other.getByText(person.name).first().waitFor();
    expect(await other.evaluate(() => 'isFirst' in window)).toBe(false);
    expect(await tokenOf(other)).toBe(await tokenOf(third));
  },
);

test('a visitor at the login follows when somebody logs in in another tab', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/#/login?redirect=%2Fvip');
  await page.locator('input[name=name]').waitFor();
  const other = await page.context().newPage();
  await logIn(other);
  await page.waitForURL(({ hash }) => hash === '#/vip');
  expect(await tokenOf(page)).toBe(await tokenOf(other));
});

test('a page that is come back to after a logout elsewhere shows nothing of the member', { tag: '@deep' }, async ({ member }) => {
  const { page, openTab } = withTabs(member);
  const away = await openTab('/mine');
  await away.getByText('Log out').waitFor();
  await away.goto('about:blank');
  await logOut(page);
  await page.waitForURL(atLogin);
  await away.goBack();
  await away.waitForURL(atLogin);
  await away.locator('input[name=name]').waitFor();
  expect(await away.getByRole('alertdialog').count()).toBe(0);
  // What was kept of them goes as soon as the shell's later part is there. That the intro was seen is no member's, and the
  // phone of these stories says it at every start.
  await away.waitForFunction(() => Object.keys(sessionStorage).every((key) => key.endsWith('.seen.intro')));
});

test('a living session wins over the data of a launch', { tag: '@deep' }, async ({ member }) => {
  const { page } = withTabs(member);
  const tab = await page.context().newPage();
  // The shell waits for the other tab's answer for so many milliseconds only: here it starts when the answer is there.
  const { promise: answered, resolve: answer } = withResolvers();
  await tab.route('**/assets/shell/**', (route) => answered.then(() => route.continue()));
  const logins: string[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/auto-login')) logins.push(request.url());
  });
  await tab.goto(`/#/vip?${launchParams(signedData())}`, { waitUntil: 'commit' });
  await expect.poll(() => tokenOf(tab)).toBe(await tokenOf(page));
  answer();
  await tab.waitForURL(({ hash }) => hash === '#/vip');
  expect(logins).toEqual([]);
});

test('takes no notice of what is not of the site', { tag: '@deep' }, async ({ member }) => {
  const { page } = withTabs(member);
  await recycle(page).waitFor();
  await page.evaluate(() => {
    const channel = new BroadcastChannel('parlour.session');
    for (const nonsense of [null, 'ended', { kind: 'end' }, { kind: 'begun' }, { kind: 'begun', token: 7 }]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it stays within the origin
      channel.postMessage(nonsense);
    }
  });
  await aWhile(page);
  expect(await recycle(page).count()).toBe(1);
});
