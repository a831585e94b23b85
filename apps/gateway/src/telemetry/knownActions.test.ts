import { allEndpoints } from '@parlour/api-client/endpoints/all';
import { guardedActions } from '@parlour/release-contract/guardedActions';

it('every call that moves money, begins a session or sends a secret is a guarded action', () => {
  const due = allEndpoints.filter(({ movesMoney, beginsSession, secrets }) => movesMoney || beginsSession || secrets);
  expect(Object.keys(guardedActions)).toEqual(expect.arrayContaining(due.map(({ name }) => name)));
});

it('each guarded action is a call', () => {
  expect(allEndpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(guardedActions)));
});
