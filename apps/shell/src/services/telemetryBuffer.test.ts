import type { Fact } from '@parlour/release-contract/telemetry';
import { createFacts } from './telemetryBuffer';

const failed = (remote: string): Fact => ({ event: 'remoteFailed', remote, version: '1' });

it('keeps facts in order until somebody takes them, and passes later ones on', () => {
  const facts = createFacts();
  const taken: Fact[] = [];
  facts.tell(failed('a'));
  facts.tell(failed('b'));
  facts.handTo((fact) => taken.push(fact));
  facts.tell(failed('c'));
  expect(taken).toEqual([failed('a'), failed('b'), failed('c')]);
});

it('says once when there is a first fact', () => {
  const facts = createFacts();
  const begin = jest.fn();
  facts.awaitNext(begin);
  expect(begin).not.toHaveBeenCalled();
  facts.tell(failed('a'));
  facts.tell(failed('b'));
  expect(begin).toHaveBeenCalledTimes(1);
});
