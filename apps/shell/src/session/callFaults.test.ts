/** @jest-environment node */
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { apiFaults } from '@parlour/testing/apiFaults';
import { testCallFaults } from '../testing/testCallFaults';

testCallFaults(
  apiFaults.filter(({ isLong }) => isLong !== true),
  allEndpoints,
);
testCallFaults(
  apiFaults.filter(({ isLong, kind }) => isLong === true && kind !== 'timeout'),
  [getBalance],
);
