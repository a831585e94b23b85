import { redirectTarget } from '@parlour/platform';
import { redirectSpellings } from './redirectSpellings';

const targetOf = (redirect: string) => redirectTarget(new URLSearchParams({ redirect }));

describe('attacks: the redirect of the login, read', () => {
  it.each(redirectSpellings)('%j is a path of this site', (spelling) => {
    const target = targetOf(spelling);
    expect(target).toMatch(/^\/([\w-]+(\/[\w~-][\w.~-]*)*)?(\?.*)?$/);
    expect(target).not.toMatch(/^\/(telegram-)?login/i);
    expect(new URL(target, location.origin).origin).toBe(location.origin);
  });
});

it.each([
  '/mine',
  '/activityInfo?id=7',
  '/gamePage?name=FG&title=C%23 日本',
  '/boutBallBetInfo?type=1',
  '/?pid=7',
  '/',
  '/bingo/rules/7?a=1',
  '/bingo/%E5%A4%A7',
])('%s is where the login leads', (path) => expect(targetOf(path)).toBe(path));
