import { redirectSpellings } from '@parlour/testing/redirectSpellings';
import { sweep } from '../support/screens/sweep';
import { expect } from '../support/test';
import { places, test, whereLed } from './redirectScenario';

/** A login takes long: one spelling in four is enough of them. */
const fewer = redirectSpellings.filter((_, at) => at % 4 === 0);

for (const [place, open] of Object.entries(places)) {
  test(`attacks: the redirect of the login: ${place}`, { tag: '@deep' }, async ({ visit, site }) => {
    // `npm test` opens the login with the first.
    const spellings = { 'another tab logs in': fewer, 'a member opens the login': redirectSpellings.slice(1) }[place];
    const rows = (spellings ?? redirectSpellings).map((spelling) => [spelling, spelling] as const);
    const tryIt = async (spelling: string) => {
      await open(visit, spelling);
      return whereLed(visit, site.url);
    };
    expect(await sweep(rows, tryIt)).toEqual({});
  });
}
