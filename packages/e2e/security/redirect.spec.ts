import { redirectSpellings } from '@parlour/testing/redirectSpellings';
import { expect } from '../support/test';
import { goTo, loginWith, places, test, whereLed } from './redirectScenario';

test('attacks: the redirect of the login leads within the site alone', async ({ visit, site }) => {
  await places['a member opens the login'](visit, redirectSpellings[0] ?? '');
  expect(await whereLed(visit, site.url)).toEqual([]);
  for (const path of ['/vip', '/activityInfo?id=1']) {
    await goTo(visit.page, loginWith(path));
    await visit.page.waitForURL(({ hash }) => hash === `#${path}`);
  }
});
