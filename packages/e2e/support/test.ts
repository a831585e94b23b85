import { type BrowserContext, test as base } from '@playwright/test';
import { type FaultyLine, openFaultyLine } from '@parlour/testing/faultyLine';
import type { Engine } from './browser/engines/engine';
import { logIn } from './site/member';
import { type OpenIdSite, startOpenIdSite } from './site/openIdSite';
import { type ApiMember, openOperator, type Operator } from './site/operator';
import { openPhone, type OpenPhone, type Phone } from './browser/phone';
import { openReleases, type Releases } from './site/releases';
import { openSite, type Site } from './site/site';

export { expect } from '@playwright/test';

export interface Options {
  /** Whether the lobby greets the story's phones with its intro video. */
  readonly hasIntro: boolean;
  /** Whether the story's pages use the answers that come with a document. */
  readonly hasDocumentAnswers: boolean;
  /** The engine of the story's phones. */
  readonly engine: Engine;
}

export interface Fixtures extends Options {
  readonly openPhone: OpenPhone;
  /** The story's phone. */
  readonly phone: Phone;
  /** The story's phone, with the demo member logged in at home. */
  readonly member: Phone;
  /** The story's phone, with somebody new logged in at home. */
  readonly newMember: Phone & { readonly account: ApiMember };
  /** What teams and ops do to the site's registry; what was live before the story is live again after it. */
  readonly releases: Releases;
  /** A proxy to the site that injects the given faults. */
  readonly line: FaultyLine;
  /** A second gateway of the site, to whose console people log in at an OpenID provider. */
  readonly openIdSite: OpenIdSite;
}

export interface WorkerFixtures {
  /** The site under test, one for each worker that runs at a time. */
  readonly site: Site;
  /** What the operator's API and its admin can do beside the page. */
  readonly operator: Operator;
  /** The same as `releases`, for what is live for a whole file, which makes it live again itself. */
  readonly registry: Releases;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasIntro: [false, { option: true }],
  hasDocumentAnswers: [false, { option: true }],
  engine: ['chromium', { option: true }],
  site: [async ({}, use, { parallelIndex }) => use(openSite(parallelIndex)), { scope: 'worker' }],
  operator: [async ({ site }, use) => use(openOperator(site)), { scope: 'worker' }],
  registry: [async ({ site }, use) => use(openReleases(site)), { scope: 'worker' }],
  // Each story restores what was live before it.
  releases: async ({ registry }, use) => {
    const before = await registry.live();
    await use(registry);
    await registry.restore(before);
  },
  baseURL: async ({ site }, use) => use(site.url),
  openPhone: async (
    { browser, engine, baseURL, hasIntro, hasDocumentAnswers, viewport, locale, colorScheme, serviceWorkers, contextOptions },
    use,
  ) => {
    const phones: Phone[] = [];
    // Playwright hands these to browsers that it starts itself only.
    const own = engine === 'webkit' ? { viewport, locale, colorScheme, serviceWorkers, ...contextOptions } : {};
    await use(async (options) => {
      const phone = await openPhone(browser, { engine, baseURL, hasIntro, hasDocumentAnswers, ...own, ...options });
      phones.push(phone);
      return phone;
    });
    await Promise.all(phones.map(({ page }) => closePhone(page.context())));
  },
  phone: async ({ openPhone: open }, use) => use(await open()),
  member: async ({ phone }, use) => {
    await logIn(phone.page);
    await use(phone);
  },
  newMember: async ({ phone, operator }, use) => {
    const account = await operator.register();
    await logIn(phone.page, account);
    await use({ ...phone, account });
  },
  line: async ({ site }, use) => {
    const line = await openFaultyLine(site.url);
    await use(line);
    await line.close();
  },
  openIdSite: async ({ site }, use) => {
    const opened = await startOpenIdSite(site);
    await use(opened);
    await opened.stop();
  },
});

/** Closes a phone's pages. A route that is still answering one of them, such as a poll, would fail the story after its end. */
async function closePhone(context: BrowserContext): Promise<void> {
  // A story may have closed it.
  if (context.pages().length === 0) return;
  await Promise.all([context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
