import { atOnce } from './atOnce';
import { closeBrowser, siteUrl } from './phone';
import { sweepMember } from './sweepMember';
import { type Look, lookAtScreens } from './screenLooks';
import { screensOf } from './sweptScreens';

afterAll(closeBrowser);

/** Screens spend most of their time waiting. */
const AT_ONCE = 3;
const everywhere = [...screensOf('member'), ...screensOf('visitor').filter(({ walkers }) => !walkers.includes('member'))];

/** What is in a name or a size is looked for in each language, what is in a colour in each theme, on a phone with and without a choice. */
const looks: readonly Look[] = [
  { name: 'a member, as the phone is', walker: 'member', screens: screensOf('member'), phone: 'dark', turnsTo: 'light' },
  { name: 'a visitor, as the phone is', walker: 'visitor', screens: screensOf('visitor'), phone: 'dark', turnsTo: 'light' },
  ...(['member', 'visitor'] as const).flatMap((walker): Look[] => {
    const screens = everywhere.filter(({ walkers }) => (walkers.includes('member') ? 'member' : 'visitor') === walker);
    return [
      { name: `a ${walker} in English, 320 px wide`, walker, screens, phone: 'dark', theme: 'light', language: 'en', width: 320 },
      { name: `a ${walker} in Chinese`, walker, screens, phone: 'light', theme: 'dark', language: 'zh' },
    ];
  }),
];
const found = new Map<Look, Readonly<Record<string, readonly string[]>>>();

beforeAll(async () => {
  const member = await sweepMember(siteUrl);
  await atOnce(AT_ONCE, looks, async (look) => {
    found.set(look, await lookAtScreens(look, member));
  });
}, 240_000);

it.each(looks)('shows $name no screen with a fault', (look) => {
  expect(found.get(look)).toEqual({});
});
