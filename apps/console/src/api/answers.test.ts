import * as v from 'valibot';
import { quietHealth, sampleHealth, sampleState } from '#testing';
import { entryAnswer, healthAnswer, historyAnswer, proposalAnswer, stateAnswer } from './answers';

const now = new Date();
const state = sampleState(now);
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each([
  ['state', stateAnswer, state],
  ['health', healthAnswer, sampleHealth(now)],
  ['health of a quiet site', healthAnswer, quietHealth(now)],
  ['history', historyAnswer, state.history],
  ['entry', entryAnswer, { ...state.history[0], manifest: state.manifest }],
  [
    'refusal',
    proposalAnswer,
    { isAllowed: false, expected: 1, checks: [{ name: 'paths', isMet: false, found: ['x'] }], difference: [] },
  ],
])('reads the %s as it was sent', (_name, schema, value) => {
  expect(v.parse(schema, overTheWire(value))).toEqual(value);
});

it('reads a signed manifest without its signature', () => {
  const signed = { ...state, manifest: { ...state.manifest, signature: { key: 'k', value: 'v' }, validUntil: 'x' } };
  expect(v.parse(stateAnswer, overTheWire(signed)).manifest).toEqual(state.manifest);
});

it.each([
  ['an unknown change', { ...state, history: [{ ...state.history[0], change: { kind: 'invented' } }] }],
  ['a manifest that is none', { ...state, manifest: {} }],
  ['null for what is missing', { ...state, apps: [{ ...state.apps[0], off: null }] }],
])('does not take %s', (_name, value) => {
  expect(() => v.parse(stateAnswer, value)).toThrow();
});
