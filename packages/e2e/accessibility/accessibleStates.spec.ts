import type { Page } from '@playwright/test';
import { axeFaults } from '@parlour/testing/axe';
import { logIn } from '../support/site/member';
import { openings } from './openStates';
import { hasRelease, lookFor, settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** What breaks a rule in the dark, and what the light's colours break. */
async function faultsInBoth(page: Page): Promise<readonly string[]> {
  await settled(page);
  const dark = await axeFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFaults(page, 'colours');
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...dark, ...light.map((one) => `${one} (light)`)];
}

for (const isMember of [false, true]) {
  const states = openings.filter((opening) => Boolean(opening.isMember) === isMember);
  test(
    `opens nothing for a ${isMember ? 'member' : 'visitor'} with a WCAG 2.2 A or AA fault, in the dark and in the light`,
    { tag: '@deep' },
    async ({ phone: { page } }) => {
      if (isMember) await logIn(page);
      const faults: Record<string, readonly string[]> = {};
      for (const { name, path, fault, open } of states) {
        if (fault) await page.route(fault.which, fault.how);
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await open(page).catch((error: unknown) => {
          throw new Error(`${name} did not open`, { cause: error });
        });
        const found = await faultsInBoth(page);
        if (fault) await page.unroute(fault.which);
        if (found.length > 0) faults[name] = found;
      }
      expect(faults).toEqual({});
    },
  );
}

test(
  'offers a new version without a fault, on the narrowest phone and on a desktop, inside the window',
  { tag: '@deep' },
  async ({ member: { page }, releases }) => {
    const version = `0.1.0-a${Date.now().toString(36)}`;
    await hasRelease(page, 'shell');
    await releases.publishCopy('shell', version);
    await releases.makeLive({ name: 'shell', version });
    const offer = page.getByRole('group', { name: 'A new version is here' });
    await lookFor(page, () => offer.waitFor());
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faultsInBoth(page)).toEqual([]);
      const box = await offer.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(16);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 16);
    }
  },
);
