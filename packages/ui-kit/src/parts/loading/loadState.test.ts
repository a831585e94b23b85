import { loadStateOf } from './loadState';

const retry = () => {};

it.each([
  ['no data yet, and a request is running', { data: undefined, isLoading: true, retry }, { status: 'loading' }],
  ['no data, and none is coming', { data: undefined, isLoading: false, retry }, { status: 'failed', retry }],
  ['data', { data: [1], isLoading: false, retry }, { status: 'ready', data: [1] }],
  ['data that is requested again', { data: [1], isLoading: true, retry }, { status: 'ready', data: [1] }],
  ['data without content', { data: [], isLoading: false, retry }, { status: 'empty' }],
])('%s', (_, query, state) => {
  expect(loadStateOf<readonly number[]>(query, ({ length }) => length === 0)).toEqual(state);
});

it('data without content is ready when nothing says what empty means', () => {
  expect(loadStateOf({ data: [], isLoading: false, retry })).toEqual({ status: 'ready', data: [] });
});
