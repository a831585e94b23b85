import type { Page } from '@playwright/test';
import { test as base } from '../support/test';

export interface Visit {
  readonly page: Page;
  readonly token: string;
  /** What ran, opened or left. */
  readonly left: string[];
}

/** Says something to the page as another tab would. */
const tell = (page: Page, kind: 'begun' | 'ended', token: string) =>
  page.evaluate(
    (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it stays within the origin
      new BroadcastChannel('parlour.session').postMessage(message);
    },
    { kind, token },
  );

interface Fixtures {
  /** A new member whose page notes where it is led. */
  readonly visit: Visit;
}

export const test = base.extend<Fixtures>({
  visit: async ({ openPhone, operator }, use) => {
    const { page } = await openPhone({ reducedMotion: 'reduce' });
    const left: string[] = [];
    await page.exposeFunction('hit', () => void left.push('it ran'));
    page.context().on('page', (other) => left.push(`opened ${other.url()}`));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(`left for ${request.url()}`);
    });
    const { token } = await operator.register();
    await page.goto('/#/usdtmore');
    await tell(page, 'begun', token);
    await page.waitForFunction(() => sessionStorage.getItem('api_token') !== null);
    left.length = 0;
    await use({ page, token, left });
  },
});

export const goTo = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash);
export const loginWith = (redirect: string) => `#/login?redirect=${encodeURIComponent(redirect)}`;

async function leave({ page, token }: Visit) {
  await tell(page, 'ended', token);
  await page.waitForFunction(() => sessionStorage.getItem('api_token') === null);
}

/** The places that read a redirect, or an address like one. */
export const places = {
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
} satisfies Readonly<Record<string, (visit: Visit, spelling: string) => Promise<unknown>>>;

/** Waits until the page stands still on a path of the site and has left the login; says where else it went. */
export async function whereLed({ page, left }: Visit, site: string): Promise<readonly string[]> {
  await page.waitForFunction(() => {
    const before: unknown = Reflect.get(window, 'stoodAt');
    Reflect.set(window, 'stoodAt', location.href);
    if (document.querySelector('form input[name=password]') ?? /Logging you in/.exec(document.body.textContent)) return false;
    return before === location.href && /^(#(?!\/(telegram-)?login)(\/[\w-]*)?([?#].*)?)?$/i.test(location.hash);
  });
  const { origin, pathname } = new URL(page.url());
  return [...left.splice(0), ...(origin === site && pathname === '/' ? [] : [page.url()])];
}
