import { test } from '../support/test';
import { liveWith, reshapedOperators } from './otherOperators';

for (const reshaping of reshapedOperators.slice(1))
  test(
    `an operator that is ${reshaping.name} fits, says check-api, and an evening is spent there`,
    { tag: '@deep' },
    ({ site, openPhone }) => liveWith(reshaping, site, openPhone),
  );
