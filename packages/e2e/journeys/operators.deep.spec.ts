import { test } from '../support/test';
import { liveWith, standIns } from './otherOperators';

for (const standIn of standIns.slice(1))
  test(
    `an operator that is ${standIn.name} fits, says check-api, and an evening is spent there`,
    { tag: '@deep' },
    ({ site, openPhone }) => liveWith(standIn, site, openPhone),
  );
