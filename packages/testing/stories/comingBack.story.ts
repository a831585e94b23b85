import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { callApi, logIn, newPerson, registerQuickly } from './member';
import { closeBrowser, openPhone, siteUrl, startBrowser } from './phone';

afterAll(closeBrowser);

/** Another site, as a payment's page is one. */
const elsewhere = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>elsewhere</title><p>Elsewhere</p>');
});

beforeAll(async () => {
  await startBrowser({ without: ['--disable-back-forward-cache'], flags: ['--enable-features=BackForwardCache'] });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** A member who went to another site and comes back by the back button; `meanwhile` happens there. */
async function comeBack(page: Page, meanwhile: () => Promise<unknown> = async () => undefined) {
  const { port } = elsewhere.address() as AddressInfo;
  await page.evaluate(() => {
    Object.assign(window, { returns: [] });
    addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = document.documentElement.style;
      Reflect.get(window, 'returns').push({ persisted, visibility });
    });
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'returns')?.length === 1);
  return page.evaluate(() => Reflect.get(window, 'returns')[0]);
}

async function openMember() {
  const person = newPerson();
  await registerQuickly(siteUrl, person);
  const { page, complaints } = await openPhone();
  await logIn(page, siteUrl, person.name, person.password);
  await page.evaluate(() => location.assign('#/mine'));
  await page.getByText('Log out').waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('api_token') ?? '');
  return { page, complaints, token, name: person.name };
}

describe('faults: the device', () => {
  it('a page that the browser kept aside comes back with its member, hidden until the session was found alive', async () => {
    const { page, name } = await openMember();
    expect(await comeBack(page)).toEqual({ persisted: true, visibility: 'hidden' });
    await page.getByText(name).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.style.visibility)).toBe('');
  });

  it('a session that ended meanwhile does not come back with the page', async () => {
    const { page, token, name } = await openMember();
    const back = await comeBack(page, () => callApi(siteUrl, 'logoff', {}, token));
    expect(back).toEqual({ persisted: true, visibility: 'hidden' });
    await page.waitForFunction(() => location.hash.startsWith('#/login'));
    expect(await page.getByText(name).count()).toBe(0);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  });
});
