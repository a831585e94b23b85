import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const visitorPaths = [
  '/',
  '/login',
  '/login?type=1',
  '/activity',
  '/activityInfo?id=1',
  '/boutBallBet',
  '/abouts?type=5',
  '/concise',
  '/kefu',
  '/zhanzhu',
];
const memberPaths = [
  ...[
    '/',
    '/mine',
    '/wallet',
    '/recharge',
    '/transfer',
    '/transRecord',
    '/betRecord',
    '/vip',
    '/app',
    '/transRecord?type=3',
    '/activityRecord',
  ],
  ...['/withdrawal', '/cards?type=1', '/cards?type=2', '/addBankCard', '/addUsdtCard', '/usdtmore', '/payInfo?deposit_no=PD1'],
  ...['/message', '/userCent', '/userInfo', '/password?type=1', '/applyagent', '/hongbao', '/welfare', '/fanshui', '/saferPlay'],
];

interface Finding {
  readonly id: string;
  readonly targets: readonly string[];
}

describe.each(['dark', 'light'] as const)('in the %s theme', (colorScheme) => {
  it.each([
    ['a visitor', visitorPaths],
    ['a member', memberPaths],
  ])(
    'shows %s no screen with a WCAG 2.2 A or AA fault',
    async (who, paths) => {
      const { page } = await openPhone({ colorScheme, bypassCSP: true, reducedMotion: 'reduce' });
      if (who === 'a member') await logIn(page, siteUrl);
      const faults: Record<string, Finding[]> = {};
      for (const path of paths) {
        await page.goto(`${siteUrl}/#${path}`);
        await page.locator('main').waitFor();
        await page.waitForTimeout(1200);
        await page.evaluate(axe);
        const found = await page.evaluate(async () => {
          const { axe: runner } = window as unknown as { axe: typeof Axe };
          const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
          const { violations } = await runner.run({ exclude: [['iframe']] }, { runOnly: tags });
          return violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 3).map(({ target }) => target.join(' ')) }));
        });
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
    },
    90_000,
  );
});
