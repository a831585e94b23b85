import { logIn } from '../support/site/member';
import { test } from '../support/test';
import { logsInWhenMended, scriptFaults, startsWhenTriedAgain, torn } from './shellScenario';

test.describe('faults: the shell itself', () => {
  for (const [what, fault] of Object.entries(scriptFaults).filter(([name]) => name !== torn)) {
    test(
      `its script: ${what}: the page says so and starts when it is tried again`,
      { tag: '@deep' },
      async ({ phone: { page }, line }) => {
        await startsWhenTriedAgain(page, line, fault);
      },
    );
  }

  for (const [what, fault] of Object.entries(scriptFaults).filter(([name]) => name !== 'hang')) {
    test(
      `the file that sends the calls: ${what}: a call works once the line is whole`,
      { tag: '@deep' },
      async ({ phone, line }) => {
        await logsInWhenMended(phone.page, line, fault);
      },
    );

    test(`all its later pieces: ${what}: the site is there without them`, { tag: '@deep' }, async ({ phone: { page }, line }) => {
      line.breakIt(/\/assets\/shell\/[^/]+\/\d+\./, fault);
      await logIn(page, { at: line.url });
      await page.evaluate(() => location.assign('#/mine'));
      await page.getByText('Log out').waitFor();
    });
  }
});
