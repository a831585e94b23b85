import type { PendingOperation } from '@parlour/platform';
import { linesOf } from './card/lineRules';
import { initialOperations, type OperationsEvent, operationsReducer } from './operationsReducer';

const NOW = 1_800_000_000_000;
const payload = '{"amount":"500","sourcetype":"userbalance","targettype":"OB"}';
const pending = (key: string, who: string): PendingOperation => ({
  key,
  endpoint: 'submitTransfer',
  payload,
  sentAt: NOW,
  note: { who },
});
const read = (member: string | undefined, ...stored: readonly PendingOperation[]): OperationsEvent => ({
  type: 'storageRead',
  member,
  stored,
  orders: [],
  readAt: NOW,
  serverNow: NOW,
});
const after = (...events: readonly OperationsEvent[]) => events.reduce(operationsReducer, initialOperations);

it('the end of a session keeps what was stored, and only its own member gets it back', () => {
  const ended = [read('demo', pending('a', 'demo')), { type: 'sessionEnded' }] as const;
  expect(after(...ended).stored).toEqual([]);
  expect(after(...ended, read('guest')).stored).toEqual([]);
  expect(after(...ended, read('demo')).stored).toEqual([pending('a', 'demo')]);
  expect(after(...ended, read('guest'), { type: 'sessionEnded' }, read('demo')).stored).toEqual([pending('a', 'demo')]);
});

it('what the platform stored is shown at the next reading, and survives the end of the session before that', () => {
  const sent = [read('demo'), { type: 'operationsChanged', member: 'demo', stored: [pending('a', 'demo')] }] as const;
  expect(after(...sent).stored).toEqual([]);
  expect(after(...sent, { type: 'sessionEnded' }, read('demo')).stored).toEqual([pending('a', 'demo')]);
});

it('what the storage holds while nobody is back does not replace what was kept', () => {
  const ended = [read('demo', pending('a', 'demo')), { type: 'sessionEnded' }] as const;
  const changed: OperationsEvent = { type: 'operationsChanged', member: 'demo', stored: [] };
  expect(after(...ended, changed, read('demo')).stored).toEqual([pending('a', 'demo')]);
});

it('what was not sent has a line until it is dismissed or sent', () => {
  const prevented = [read('demo'), { type: 'sendingPrevented', endpoint: 'submitTransfer', text: payload }] as const;
  const [line] = linesOf(after(...prevented), 'submitTransfer');
  expect(line).toMatchObject({ step: 'unsent', sum: '500', sides: ['userbalance', 'OB'] });
  const ends: OperationsEvent[] = [
    { type: 'lineDismissed', id: line?.id ?? '' },
    { type: 'sendingStarted', endpoint: 'submitTransfer' },
    { type: 'sessionEnded' },
  ];
  for (const end of ends) expect(linesOf(after(...prevented, end), 'submitTransfer')).toEqual([]);
});
