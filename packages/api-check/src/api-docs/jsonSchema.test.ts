import { flag, money, text } from '@parlour/api-client/schema';
import * as v from 'valibot';
import { schemaOf } from './jsonSchema';

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('what falls to a safe value is described as it is meant, and need not be there', () => {
  const answer = v.object({ is_hot: v.fallback(flag, () => false), amount: money, name: text });
  expect(schemaOf(answer)).toEqual({
    type: 'object',
    properties: { is_hot: named('Flag'), amount: named('Money'), name: named('Text') },
    required: ['amount'],
  });
});

it('what is read twice alike is said once', () => {
  expect(schemaOf(v.union([v.null(), v.nullish(v.null()), v.string()]))).toEqual({
    anyOf: [{ type: 'null' }, { type: 'string' }],
  });
});

it('of what code brings into one form, that form is described', () => {
  const forms = v.pipe(
    v.unknown(),
    v.transform((given) => given),
    v.object({ amount: money }),
    v.transform(({ amount }) => amount),
  );
  expect(schemaOf(forms)).toEqual({ type: 'object', properties: { amount: named('Money') }, required: ['amount'] });
});
