import { test } from '../support/test';
import { liveWith, standIns } from './otherOperators';

const [standIn] = standIns;

test(`an operator that is ${standIn.name} fits, says check-api, and an evening is spent there`, ({ site, openPhone }) =>
  liveWith(standIn, site, openPhone));
