import { samples } from '@parlour/api-client/endpoints/all';
import { money } from '@parlour/api-client/schema';
import * as v from 'valibot';
import { type CallName, calls } from '@parlour/api-client/endpoints/all';
import { leftOut, misfitsIn, toleratedIn } from './misfits';

const names = Object.keys(samples) as CallName[];
const misfitsOf = (name: CallName, data: unknown) =>
  misfitsIn(calls[name].answer, data, ['data']).map(({ at, expected, got }) => `${at}: ${expected}, ${got}`);

it.each(names.filter((name) => name !== 'logInFromMiniApp'))('the sample of %s fits', (name) => {
  expect(misfitsOf(name, samples[name]?.data)).toEqual([]);
});

it.each<[CallName, unknown, string[]]>([
  ['getBalance', {}, ['data.balance: to be there, nothing']],
  ['getBalance', null, ['data: an object, null']],
  ['getBalance', { balance: '12 yuan' }, ['data.balance: an amount like 12.50, "12 yuan"']],
  ['getBalance', { balance: {} }, ['data.balance: a text or a number, Object']],
  ['getServiceUrl', { url: '' }, ['data.url: a text that is not empty, 0']],
  ['getServiceUrl', { url: 7 }, ['data.url: a text, 7']],
  ['getUser', { balance: 'much' }, ['data.balance: an amount like 12.50, "much"']],
  ['getBanners', [{ src: 'a.png' }, 'b.png'], ['data[1]: an object, "b.png"']],
  ['getCards', [{ bank: '招商银行' }], ['data[0].id: to be there, nothing']],
  ['getCards', { data: [{ id: 1 }, { id: [] }] }, ['data.data[1].id: a text or a number, Array']],
  ['getBetRecords', { data: [{ bet_amount: 'much' }], total: 1 }, ['data.data[0].bet_amount: an amount like 12.50, "much"']],
  [
    'getBetRecords',
    { data: [{ bet_amount: '1' }, { bet_amount: 'much' }, null], total: 3 },
    ['data.data[1].bet_amount: an amount like 12.50, "much"', 'data.data[2]: an object, null'],
  ],
  ['getBetRecords', [{ bet_amount: '1' }, { bet_amount: 'much' }], ['data[1].bet_amount: an amount like 12.50, "much"']],
  ['getBetRecords', { data: null, total: 0 }, []],
  ['getBetRecords', { data: '<html>' }, ['data.data: a list, "<html>"']],
  ['getRebates', { list: null, jisuan: '1' }, []],
  ['getRebates', { jisuan: '1' }, ['data.list: to be there, nothing']],
  [
    'getRebates',
    { list: { data: [{ money: [] }, {}] }, jisuan: 'x' },
    ['data.jisuan: an amount like 12.50, "x"', 'data.list.data[0].money: an amount like 12.50, Array'],
  ],
])('%s with %j', (name, data, expected) => {
  expect(misfitsOf(name, data)).toEqual(expected);
});

it.each<[CallName, unknown, string[]]>([
  ['getBalance', { balance: '1' }, []],
  ['getActivityTypes', [{ id: 1 }], ['data[0].name']],
  ['getActivities', { data: [{ id: 1, title: 'a', banner: 'b', content: 'c' }] }, ['data.data[0].memo']],
  ['getActivityApplications', { data: [{ state: 1 }] }, ['data.data[0].activity_name', 'data.data[0].created_at']],
  ['getActivityApplications', [{ state: 1, activity_name: 'a' }], ['data[0].created_at']],
  ['getActivityApplications', { data: [] }, []],
  ['getActivityApplications', null, []],
])('%s with %j leaves out %j', (name, data, expected) => {
  expect(leftOut(calls[name].answer, data, ['data'])).toEqual(expected);
});

describe('rows that code brings into one form, an odd one of which costs itself', () => {
  const row = v.object({ amount: money, name: v.fallback(v.string(), '') });
  const list = v.pipe(
    v.unknown(),
    v.transform((given) => (Array.isArray(given) ? { list: given } : given)),
    v.object({ list: v.array(v.fallback(row, { amount: '0', name: '' })) }),
  );
  const rows = [{ amount: '1', name: 'a' }, { amount: 'much', name: 'b' }, { amount: '2', name: 7 }, { amount: '3' }];

  it.each([[rows], [{ list: rows }]])('%j', (data) => {
    const text = ({ at, expected, got }: { at: string; expected: string; got: string }) => `${at}: ${expected}, ${got}`;
    expect(misfitsIn(list, data, ['data']).map(text)).toEqual(['data.list[1].amount: an amount like 12.50, "much"']);
    expect(toleratedIn(list, { list: [rows[2]] }, ['data']).map(text)).toEqual(['data.list[0].name: a text, 7']);
    expect(leftOut(list, { list: [rows[3]] }, ['data'])).toEqual(['data.list[0].name']);
  });
});
