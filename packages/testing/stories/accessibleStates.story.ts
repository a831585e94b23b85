import { axeFaults } from './axe';
import { openMember, openVisitor } from './accessiblePhone';
import { openings } from './openStates';
import { closeBrowser, siteUrl } from './phone';

afterAll(closeBrowser);

describe.each([
  ['a visitor', openVisitor],
  ['a member', openMember],
] as const)('%s', (who, openPhone) => {
  const states = openings.filter(({ isMember = false }) => isMember === (who === 'a member'));
  it('opens nothing with a WCAG 2.2 A or AA fault, in the dark and in the light', async () => {
    const page = await openPhone();
    const faults: Record<string, readonly string[]> = {};
    for (const { name, path, fault, open } of states) {
      if (fault) await page.route(fault.which, fault.how);
      await page.goto('about:blank');
      await page.goto(`${siteUrl}/#${path}`);
      await open(page).catch((error: unknown) => {
        throw new Error(`${name} did not open`, { cause: error });
      });
      await page.waitForTimeout(300);
      const dark = await axeFaults(page);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await axeFaults(page, 'colours');
      await page.emulateMedia({ colorScheme: 'dark' });
      if (fault) await page.unroute(fault.which);
      if (dark.length + light.length > 0) faults[name] = [...dark, ...light.map((one) => `${one} (light)`)];
    }
    expect(faults).toEqual({});
  }, 120_000);
});
