import type { Page } from '@playwright/test';
import { axeFaults } from '@parlour/testing/axe';
import { crowding } from './crowding';
import type { OpenPhone } from '../support/browser/phone';
import type { Site } from '../support/site/site';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { lookAsText } from '../support/screens/textLook';
import type { SweepMember } from '../support/screens/sweepMember';
import { screensOf } from '../support/screens/sweptScreens';
import type { SweptScreen, Walker } from '../support/screens/writtenScreens';

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
  /** How much text alone is enlarged, in percent: a phone's font size, as its WebViews apply it. */
  readonly textSize?: number;
}

interface Who {
  readonly openPhone: OpenPhone;
  readonly site: Site;
  readonly member: SweepMember;
}

const everywhere = [...screensOf('member'), ...screensOf('visitor').filter(({ walkers }) => !walkers.includes('member'))];

/** What is in a name or a size is looked for in each language, what is in a colour in each theme, on a phone with and without a choice. */
export const looks: readonly Look[] = [
  { name: 'a member, as the phone is', walker: 'member', screens: screensOf('member'), phone: 'dark', turnsTo: 'light' },
  { name: 'a visitor, as the phone is', walker: 'visitor', screens: screensOf('visitor'), phone: 'dark', turnsTo: 'light' },
  ...(['member', 'visitor'] as const).flatMap((walker): Look[] => {
    const screens = everywhere.filter(({ walkers }) => (walkers.includes('member') ? 'member' : 'visitor') === walker);
    return [
      { name: `a ${walker} in English, 320 px wide`, walker, screens, phone: 'dark', theme: 'light', language: 'en', width: 320 },
      { name: `a ${walker} in English, on 390 px enlarged to 200 %`, walker, screens, phone: 'dark', language: 'en', width: 195 },
      { name: `a ${walker} in English, with text alone at 200 %`, walker, screens, phone: 'dark', language: 'en', textSize: 200 },
      { name: `a ${walker} in Chinese`, walker, screens, phone: 'light', theme: 'dark', language: 'zh' },
    ];
  }),
];

const grounds = { dark: '#0B1416', light: '#F5F1E9' };

/** Goes through screens and gives the faults of each that has one. */
export async function lookAtScreens(
  look: Look,
  { openPhone, site, member: { token, order } }: Who,
): Promise<Record<string, readonly string[]>> {
  const { walker, screens, phone, turnsTo, theme = phone, language = 'default', width = 390, textSize } = look;
  const { page } = await openPhone({
    colorScheme: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
    // Only a phone's browser enlarges text.
    isMobile: textSize !== undefined,
    viewport: { width, height: 844 },
  });
  const chosen = look.theme === undefined ? {} : { theme: look.theme };
  const cookies = Object.entries({ language, ...chosen });
  await page.context().addCookies(cookies.map(([name, value]) => ({ name: `parlour.${name}`, value, url: site.url })));
  await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry: 1 });
  if (textSize !== undefined) await page.addInitScript(lookAsText, { textSize });
  await page.goto('/#/usdtmore');
  const faults: Record<string, readonly string[]> = {};
  for (const { path } of screens) {
    await page.evaluate(goTo, { path: path.replace('ORDER', order), isFresh: false });
    const { isSettled, waiting } = await settle(page);
    const seen = [
      ...(isSettled ? [] : [`it does not come to rest: ${waiting.join(', ')}`]),
      ...(await isIn(page, theme)),
      ...(await axeFaults(page)),
      ...(await overflow(page, width)),
      ...(await crowding(page)),
    ];
    if (turnsTo !== undefined) {
      await page.emulateMedia({ colorScheme: turnsTo });
      seen.push(...(await isIn(page, turnsTo)), ...(await axeFaults(page, 'colours')).map((fault) => `${fault} (${turnsTo})`));
      await page.emulateMedia({ colorScheme: phone });
    }
    if (seen.length > 0) faults[path] = seen;
  }
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
