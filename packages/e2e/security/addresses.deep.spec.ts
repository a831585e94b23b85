import { hostileAddresses } from '@parlour/testing/addressSpellings';
import { goTo, settle } from '../support/screens/screenWatch';
import { sweep } from '../support/screens/sweep';
import { expect } from '../support/test';
import { addressFields, addressScreens } from './addressFields';
import { json, oddities, openField, plant, test } from './addressScenario';

const asRows = (texts: readonly string[]) => texts.map((text) => [text, text] as const);
/** A picture that does not come is replaced within this. */
const REPLACED_WITHIN_MS = 2_000;

test.describe('attacks: addresses of the backend', () => {
  for (const field of addressFields) {
    test(`of ${field.name}`, { tag: '@deep' }, async ({ target }) => {
      // `npm test` opens a game with the first.
      const urls = hostileAddresses.slice(field === addressFields[0] ? 1 : 0);
      const rows = urls.map((url, at) => [url, { url, at }] as const);
      expect(await sweep(rows, ({ url, at }) => openField(target, field, url, at))).toEqual({});
    });
  }

  test('of the main site', { tag: '@deep' }, async ({ target: { page, line, ran } }) => {
    await page.evaluate(goTo, { path: '/', isFresh: false });
    const tryUrl = async (url: string) => {
      line.mend();
      line.breakIt(/\/getVisitUrl$/, json({ url }));
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Open the main site' }).tap();
      const tab = await opened;
      if (!tab.isClosed()) await tab.waitForEvent('close');
      return [...(await oddities(page)), ...ran.splice(0)];
    };
    expect(await sweep(asRows(hostileAddresses), tryUrl)).toEqual({});
  });

  for (const address of [
    'javascript:hit()',
    'java\tscript:hit()',
    'data:text/html,<script>parent.hit()</script>',
    'blob:null/1',
    'file:///x',
    '/',
  ]) {
    test(`of every field ${JSON.stringify(address)}`, { tag: '@deep' }, async ({ target: { page, line, ran } }) => {
      plant(line, address);
      await page.goto(`${line.url}/?planted#/usdtmore`);
      const look = async (path: string) => {
        await page.evaluate(goTo, { path, isFresh: false });
        const { isSettled, waiting } = await settle(page);
        const isWhole = () => [...document.images].every(({ complete, naturalWidth }) => !complete || naturalWidth > 0);
        await page.waitForFunction(isWhole, undefined, { timeout: REPLACED_WITHIN_MS }).catch(() => undefined);
        return [...(isSettled ? [] : waiting), ...(await oddities(page)), ...ran.splice(0)];
      };
      expect(await sweep(asRows(addressScreens), look)).toEqual({});
    });
  }
});
