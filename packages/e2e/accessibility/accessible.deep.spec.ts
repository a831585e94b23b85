import { expect, test } from '../support/test';
import { looks, lookAtScreens } from './screenLooks';
import { sweepMember } from '../support/screens/sweepMember';

test.describe.configure({ mode: 'parallel' });

for (const look of looks) {
  test(`shows ${look.name} no screen with a fault`, { tag: '@deep' }, async ({ openPhone, operator, site }) => {
    expect(await lookAtScreens(look, { openPhone, site, member: await sweepMember(operator) })).toEqual({});
  });
}
