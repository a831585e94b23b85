import { test } from '../support/test';
import { liveWith, reshapedOperators } from './otherOperators';

const [reshaping] = reshapedOperators;

test(`an operator that is ${reshaping.name} fits, says check-api, and an evening is spent there`, ({ site, openPhone }) =>
  liveWith(reshaping, site, openPhone));
