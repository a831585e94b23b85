import { spendDay } from './deviceScenario';
import { missingFeatures } from './missingFeatures';
import { expect, test } from '../support/test';

// Chromium would require Trusted Types that are not there.
test.use({ bypassCSP: true });

test('an engine without anything that is not in all: log in, look at the money, deposit, log out', async ({
  phone,
  operator,
}) => {
  const { page, complaints } = phone;
  for (const takeAway of Object.values(missingFeatures)) await page.addInitScript(takeAway);
  await spendDay(page, await operator.register());
  expect(complaints).toEqual([]);
});

for (const [name, takeAway] of Object.entries(missingFeatures)) {
  test(
    `an engine without ${name}: log in, look at the money, deposit, log out`,
    { tag: '@deep' },
    async ({ phone, operator }) => {
      const { page, complaints } = phone;
      await page.addInitScript(takeAway);
      await spendDay(page, await operator.register());
      expect(complaints).toEqual([]);
    },
  );
}
