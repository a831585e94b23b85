import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { sweepMember } from '../support/screens/sweepMember';
import { screensOf, walkers } from '../support/screens/sweptScreens';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** What an engine says of screens whose calls all went well. */
for (const walker of walkers) {
  test(
    `no engine logs an error or a warning on any screen of a ${walker}`,
    { tag: ['@deep', '@engines'] },
    async ({ phone: { page, complaints }, operator }) => {
      const { token } = await sweepMember(operator);
      await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry: 1 });
      const logged: string[] = [];
      let at = '/';
      page.on('console', (message) => {
        if (message.type() === 'warning') logged.push(`${at}: ${message.text()}`);
      });
      await page.goto('/');
      await settle(page);
      for (const { path } of screensOf(walker)) {
        at = path;
        await page.evaluate(goTo, { path, isFresh: false });
        await settle(page);
        logged.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
      }
      expect(logged).toEqual([]);
    },
  );
}
