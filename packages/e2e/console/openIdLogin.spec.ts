import type { OpenIdSite } from '../support/site/openIdSite';
import type { OpenPhone } from '../support/browser/phone';
import { expect, test } from '../support/test';
import { applyPlan, liveManifest } from './consolePage';

/** Somebody at the provider, who came from a page of the console. */
async function logInAtProvider(openPhone: OpenPhone, { url, provider }: OpenIdSite, login: string, at: string) {
  const phone = await openPhone({ baseURL: url, viewport: { width: 1280, height: 860 }, isMobile: false, locale: 'en' });
  const { page } = phone;
  await page.goto(`/console/#${at}`);
  await page.getByRole('button', { name: `Log in with ${new URL(provider.issuer).host}` }).click();
  await page.getByLabel('Login').fill(login);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return phone;
}

test(
  'lets people in whom the OpenID provider knows, with the rights of their groups and their own names',
  { tag: ['@deep', '@engines'] },
  async ({ openPhone, site, openIdSite }) => {
    const { provider } = openIdSite;
    provider.people.set('ana-1', { name: 'ana', groups: ['/records'] });
    provider.people.set('eve-2', { name: 'eve', groups: ['/guests'] });
    await site.releaseTool('group', 'records-people', '--claim', '/records', '--apps', 'records', '--rights', 'switchOff');
    const name = `ana (${new URL(provider.issuer).host})`;

    const { page, complaints } = await logInAtProvider(openPhone, openIdSite, 'ana-1', '/traffic');
    await page.getByRole('switch', { name: 'records is on', exact: true }).click();
    await applyPlan(page);
    expect((await liveManifest(site)).remotes['records']?.off).toBe('all');
    await page.getByRole('switch', { name: 'records is on', exact: true }).click();
    await applyPlan(page);
    await page.getByRole('link', { name: 'History' }).click();
    const entry = page.getByRole('button', { name: /^records switched on/ }).first();
    await expect(entry).toContainText(`${name} · records switched on again`);
    await entry.click();
    await page.getByText(`${provider.issuer}|ana-1`).waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await expect(page.getByRole('complementary').getByText(name)).toBeVisible();
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.reload();
    await page.getByRole('form', { name: 'Log in' }).waitFor();

    const stranger = await logInAtProvider(openPhone, openIdSite, 'eve-2', '/traffic');
    await stranger.page.getByText('in /guests. None of these groups has rights here.').waitFor();
    await stranger.page.getByRole('link', { name: 'Back to the console' }).click();
    await stranger.page.getByRole('form', { name: 'Log in' }).waitFor();
  },
);
