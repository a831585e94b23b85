import { readPendingOperations } from '@parlour/platform';
import { readOperations } from './operation';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

function keep(key: string, changes: object): void {
  const transfer = {
    endpoint: 'submitTransfer',
    payload: '{"amount":"500","sourcetype":"userbalance","targettype":"OB"}',
    sentAt: NOW,
    note: { who: 'demo', marks: { 3: ['TR1'], 4: [] } },
  };
  localStorage.setItem(`parlour.intent.${key}`, JSON.stringify({ ...transfer, ...changes }));
}

afterEach(() => localStorage.clear());

it('a call is read with its sum and what was there before it', () => {
  keep('a', {});
  expect(readOperations(readPendingOperations(), 'demo', undefined, NOW)).toEqual([
    expect.objectContaining({ key: 'a', kind: 'transfer', types: [3, 4], sum: '500', marks: { 3: ['TR1'], 4: [] } }),
  ]);
});

it.each([
  ['of another member', { note: { who: 'guest', marks: {} } }, 0],
  ['of nobody known', { note: undefined }, 1],
  ['of a damaged entry', { endpoint: 'constructor' }, 0],
  ['that neither the wallet knows nor its note describes', { endpoint: 'bindCard' }, 0],
  ['that its note describes', { endpoint: 'claimRebate', note: { label: 'Rebate', to: '/fanshui' } }, 1],
  ['whose note leads out of the site', { endpoint: 'claimRebate', note: { label: 'Rebate', to: 'https://a.example' } }, 0],
  ['almost a week old', { sentAt: NOW - 7 * DAY_MS }, 1],
  ['more than a week old', { sentAt: NOW - 7 * DAY_MS - 1 }, 0],
])('a call %s: %#', (_what, changes, count) => {
  keep('a', changes);
  expect(readOperations(readPendingOperations(), 'demo', undefined, NOW)).toHaveLength(count);
});

it.each([
  ['no payload that can be read', { payload: '{"amount"' }, undefined, { 3: ['TR1'], 4: [] }],
  ['a sum that is no amount', { payload: '{"amount":"NaN"}' }, undefined, { 3: ['TR1'], 4: [] }],
  ['damaged marks', { note: { who: 'demo', marks: { 3: 'TR1', 4: [7], 9: [] } } }, '500', {}],
  ['a note that is none', { note: 'demo' }, '500', {}],
])('a call with %s is not guessed at', (_what, changes, sum, marks) => {
  keep('a', changes);
  expect(readOperations(readPendingOperations(), 'demo', 'submitTransfer', NOW)).toMatchObject([{ sum, marks }]);
  expect(readOperations(readPendingOperations(), 'demo', 'submitDeposit', NOW)).toEqual([]);
});
