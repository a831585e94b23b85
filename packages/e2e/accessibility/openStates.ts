import type { Page, Route } from '@playwright/test';

/** Something that opens over a screen, or that a screen turns into. */
interface Opening {
  readonly name: string;
  readonly path: string;
  readonly isMember?: true;
  /** What becomes of some requests meanwhile. */
  readonly fault?: { readonly which: string; readonly how: (route: Route) => Promise<void> };
  /** Opens it and waits until it is there. */
  readonly open: (page: Page) => Promise<unknown>;
}

const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { code: 200, message: 'ok', data } });
const broken = (route: Route) => route.fulfill({ status: 500, body: '' });
const role = (page: Page, name: 'alert' | 'alertdialog' | 'dialog') => page.getByRole(name).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const submit = async (page: Page) => {
  await page.locator('form button[type=submit]').click();
  await role(page, 'alert');
};

export const openings: readonly Opening[] = [
  // Later visits find the games of this one.
  {
    name: 'home without its games',
    path: '/',
    fault: { which: '**/api/*/*list', how: broken },
    open: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  { name: 'the drawer', path: '/', open: (page) => menu(page) },
  {
    name: 'the search',
    path: '/',
    open: async (page) => {
      await press(page, 'Search games');
      await role(page, 'dialog');
    },
  },
  {
    name: 'the way in, over a game',
    path: '/',
    open: async (page) => {
      await press(page, /^Baccarat/);
      await role(page, 'dialog');
    },
  },
  { name: 'the question before a room for members', path: '/hongbao', open: (page) => role(page, 'alertdialog') },
  { name: 'a login with a mistake', path: '/login', open: submit },
  { name: 'a registration with a mistake', path: '/login?type=1', open: submit },
  {
    name: 'a remote that is down',
    path: '/activity',
    fault: { which: '**/assets/promotions/**', how: (route) => route.abort() },
    open: (page) => page.getByText('Offers are not reachable').waitFor(),
  },
  {
    name: 'the house closed',
    path: '/',
    fault: { which: '**/api/app', how: answer({ title: 'Parlour', site_state: 0, repair_tips: '系统维护中' }) },
    open: (page) => page.getByText('系统维护中').waitFor(),
  },
  { name: 'the drawer of a member', path: '/', isMember: true, open: (page) => menu(page) },
  {
    name: 'the question before the logout',
    path: '/mine',
    isMember: true,
    open: async (page) => {
      await page.getByText('Log out').click();
      await role(page, 'alertdialog');
    },
  },
  {
    name: 'a notice',
    path: '/message',
    isMember: true,
    open: async (page) => {
      await press(page, /^USDT over TRC20/);
      await role(page, 'dialog');
    },
  },
  ...['/withdrawal', '/transfer', '/addBankCard', '/addUsdtCard', '/password?type=1', '/applyagent', '/recharge'].map(
    (path): Opening => ({ name: `the form of ${path} with a mistake`, path, isMember: true, open: submit }),
  ),
  {
    name: 'the question before a card is unbound',
    path: '/cards?type=2',
    isMember: true,
    open: async (page) => {
      await press(page, /^解绑/);
      await role(page, 'alertdialog');
    },
  },
  ...[
    ['/transRecord', '**/api/gettransrecord'],
    ['/betRecord', '**/api/betrecord'],
    ['/cards?type=1', '**/api/getcard'],
    ['/activityRecord', '**/api/activityApplyLog'],
  ].flatMap(([path = '', which = '']): Opening[] => [
    {
      name: `${path} failed`,
      path,
      isMember: true,
      fault: { which, how: broken },
      open: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
    },
    {
      name: `${path} empty`,
      path,
      isMember: true,
      fault: { which, how: answer(which.includes('getcard') ? [] : { data: [], total: 0, last_page: 1 }) },
      open: (page) => page.locator('main :is(h2, a)').first().waitFor(),
    },
  ]),
  {
    name: 'a session that ended',
    path: '/wallet',
    isMember: true,
    fault: {
      which: '**/api/balancelist',
      how: (route) => route.fulfill({ json: { code: 401, message: 'expired' } }),
    },
    open: (page) => role(page, 'alertdialog'),
  },
];

async function menu(page: Page): Promise<void> {
  await press(page, 'Menu');
  await role(page, 'dialog');
}
