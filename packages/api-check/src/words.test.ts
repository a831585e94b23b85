import { type CallName, calls, samples } from '@parlour/api-client/endpoints/all';
import { misfitsIn, toleratedIn } from './misfits';

/** The same answer with each of its values replaced. */
function replaced(value: unknown, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, by));
  if (typeof value !== 'object' || value === null) return by;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, by)]));
}

it.each(Object.keys(samples) as CallName[])('what %s expects is said without patterns', (name) => {
  const answers = ['~', '', -1, true, [], {}, null].map((by) => replaced(samples[name]?.data, by));
  const expected = ['~', [], {}, ...answers].flatMap((data) =>
    [...misfitsIn(calls[name].answer, data, ['data']), ...toleratedIn(calls[name].answer, data, ['data'])].map(
      (one) => one.expected,
    ),
  );
  expect(expected.filter((words) => /[\\^|]|Object|Array|>=/.test(words))).toEqual([]);
});
