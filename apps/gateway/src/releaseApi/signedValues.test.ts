import * as v from 'valibot';
import { createValueSigner } from './signedValues';

const value = v.strictObject({ by: v.string() });
const { seal, open } = createValueSigner('session', 'secret');

it('opens what was sealed with the same secret for the same purpose, and nothing else', () => {
  const sealed = seal({ by: 'ana' });
  expect(createValueSigner('session', 'secret').open(value, sealed)).toEqual({ by: 'ana' });
  expect(createValueSigner('log-in', 'secret').open(value, sealed)).toBeUndefined();
  expect(createValueSigner('session', 'another').open(value, sealed)).toBeUndefined();
  expect(open(v.strictObject({ by: v.number() }), sealed)).toBeUndefined();
});

it.each(['', '.', 'x.', '.x', 'x', 'eyJieSI6ImFuYSJ9.x', `${seal({ by: 'ana' })}x`, ` ${seal({ by: 'ana' })}`])(
  'refuses the sealed value %j',
  (text) => {
    expect(open(value, text)).toBeUndefined();
  },
);
