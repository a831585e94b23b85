import type { Page } from 'playwright-core';
import { newPerson, registerQuickly, type Registration } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { redirectSpellings } from './redirectSpellings';

afterAll(closeBrowser);

interface Visit {
  readonly page: Page;
  readonly person: Registration;
  readonly token: string;
}

const goTo = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash);
const loginWith = (redirect: string) => `#/login?redirect=${encodeURIComponent(redirect)}`;

/** Says something to the page as another tab would. */
const tell = (page: Page, kind: 'begun' | 'ended', token: string) =>
  page.evaluate(
    (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it stays within the origin
      new BroadcastChannel('parlour.session').postMessage(message);
    },
    { kind, token },
  );

async function leave({ page, token }: Visit) {
  await tell(page, 'ended', token);
  await page.waitForFunction(() => sessionStorage.getItem('api_token') === null);
}

/** The places that read a redirect, or an address like one. */
const places: Readonly<Record<string, (visit: Visit, spelling: string) => Promise<unknown>>> = {
  'a member opens the login': ({ page }, spelling) => goTo(page, loginWith(spelling)),
  'a member opens the mini-app login': ({ page }, spelling) =>
    goTo(page, `#/telegram-login?redirect=${encodeURIComponent(spelling)}`),
  'a member opens it behind the hash': async ({ page }, spelling) => {
    await goTo(page, '#/usdtmore');
    await page.getByText('TRC20').first().waitFor();
    await goTo(page, `#${spelling}`);
  },
  'another tab logs in': async (visit, spelling) => {
    await leave(visit);
    await goTo(visit.page, loginWith(spelling));
    await visit.page.locator('form input[name=password]').waitFor();
    await tell(visit.page, 'begun', visit.token);
  },
};

async function arrive(): Promise<Visit & { readonly left: string[] }> {
  const { page } = await openPhone({ reducedMotion: 'reduce' });
  const left: string[] = [];
  await page.exposeFunction('hit', () => void left.push('it ran'));
  page.context().on('page', (other) => left.push(`opened ${other.url()}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(`left for ${request.url()}`);
  });
  const person = newPerson();
  const token = await registerQuickly(siteUrl, person);
  await page.goto(`${siteUrl}/#/usdtmore`);
  await tell(page, 'begun', token);
  await page.waitForFunction(() => sessionStorage.getItem('api_token') !== null);
  left.length = 0;
  return { page, person, token, left };
}

/** Waits until the page stands still on a path of the site, and has left the login. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const before: unknown = Reflect.get(window, 'stoodAt');
    Reflect.set(window, 'stoodAt', location.href);
    if (document.querySelector('form input[name=password]') ?? /Logging you in/.exec(document.body.textContent)) return false;
    return before === location.href && /^(#(?!\/(telegram-)?login)(\/[\w-]*)?([?#].*)?)?$/i.test(location.hash);
  });

describe('attacks: the redirect of the login', () => {
  describe.each(Object.entries(places))('%s', (place, open) => {
    let here: Awaited<ReturnType<typeof arrive>>;
    beforeAll(async () => {
      here = await arrive();
    }, 60_000);
    afterAll(() => here.page.context().close());
    // A login takes long: one spelling in four is enough of them.
    const tried = redirectSpellings.filter((_, at) => at % 4 === 0 || place !== 'another tab logs in');
    it.each(tried)('%j', async (spelling) => {
      const { page, left } = here;
      await open(here, spelling);
      await settled(page);
      expect(left.splice(0)).toEqual([]);
      const { origin, pathname } = new URL(page.url());
      expect([origin, pathname]).toEqual([siteUrl, '/']);
    });
  });
});

it.each(['/vip', '/activityInfo?id=1'])('leads to %s, which is of the site', async (path) => {
  const { page } = await arrive();
  await goTo(page, loginWith(path));
  await page.waitForURL(({ hash }) => hash === `#${path}`);
});
