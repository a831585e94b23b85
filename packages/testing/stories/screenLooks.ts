import type { Page } from 'playwright-core';
import { axeFaults } from './axe';
import { openPhone, siteUrl } from './phone';
import { goTo, prepare, settle } from './screenWatch';
import type { SweepMember } from './sweepMember';
import type { SweptScreen, Walker } from './sweptScreens';

type Theme = 'dark' | 'light';

/** In which look screens are seen. */
export interface Look {
  readonly name: string;
  readonly walker: Walker;
  readonly screens: readonly SweptScreen[];
  readonly phone: Theme;
  /** What the phone turns to while each screen is open. */
  readonly turnsTo?: Theme;
  /** What the player chose, whatever the phone is. */
  readonly theme?: Theme;
  readonly language?: 'zh' | 'en';
  readonly width?: number;
}

const grounds = { dark: '#0B1416', light: '#F5F1E9' };

/** Goes through screens and gives the faults of each that has one. */
export async function lookAtScreens(look: Look, { token, order }: SweepMember): Promise<Record<string, readonly string[]>> {
  const { walker, screens, phone, turnsTo, theme = phone, language = 'contract', width = 390 } = look;
  const { page } = await openPhone({
    colorScheme: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  const chosen = look.theme === undefined ? {} : { theme: look.theme };
  const cookies = Object.entries({ language, ...chosen });
  await page.context().addCookies(cookies.map(([name, value]) => ({ name: `parlour.${name}`, value, url: siteUrl })));
  await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry: 1 });
  await page.goto(`${siteUrl}/#/usdtmore`);
  const faults: Record<string, readonly string[]> = {};
  for (const { path } of screens) {
    await page.evaluate(goTo, { path: path.replace('ORDER', order), isFresh: false });
    const { isSettled, waiting } = await settle(page);
    const seen = [
      ...(isSettled ? [] : [`it does not come to rest: ${waiting.join(', ')}`]),
      ...(await isIn(page, theme)),
      ...(await axeFaults(page)),
      ...(await overflow(page, width)),
    ];
    if (turnsTo !== undefined) {
      await page.emulateMedia({ colorScheme: turnsTo });
      seen.push(...(await isIn(page, turnsTo)), ...(await axeFaults(page, 'colours')).map((fault) => `${fault} (${turnsTo})`));
      await page.emulateMedia({ colorScheme: phone });
    }
    if (seen.length > 0) faults[path] = seen;
  }
  await page.context().close();
  return faults;
}

/** The browser's own bars are painted in the theme that is shown. */
async function isIn(page: Page, theme: Theme): Promise<readonly string[]> {
  const bar = page.locator(`meta[name="theme-color"][content="${grounds[theme]}"]`);
  return bar.waitFor({ state: 'attached', timeout: 2000 }).then(
    () => [],
    () => [`the browser's bars are not ${theme}`],
  );
}

/** Nothing is wider than the window (WCAG 1.4.10). */
async function overflow(page: Page, width: number): Promise<readonly string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide - width} px are beside the window`] : [];
}
