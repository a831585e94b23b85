/** @jest-environment node */
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { apiFaults } from '@parlour/testing/apiFaults';
import { testCallFaults } from '../testing/testCallFaults';

/** The short faults are tested in callFaults.test.ts. */
const long = apiFaults.filter(({ isLong }) => isLong === true);
const others = allEndpoints.filter(({ name }) => name !== getBalance.name);

testCallFaults(
  long.filter(({ kind }) => kind === 'timeout'),
  allEndpoints,
);
testCallFaults(
  long.filter(({ kind }) => kind !== 'timeout'),
  others,
);
