import type { RemoteDescriptor } from '../publishing/descriptor';
import { topicFaults } from './topicChecks';

const part = (name: string, config: Pick<RemoteDescriptor, 'topics' | 'reads'>) =>
  ({ name, version: '1.0.0', ...config }) as RemoteDescriptor;
const owner = part('lobby', { topics: { round: { fields: { number: 'number' } } } });

it.each<[string, readonly RemoteDescriptor[], readonly string[]]>([
  ['a reader of what there is', [owner, part('bingo', { reads: { round: { number: 'number' } } })], []],
  ['two releases of the owner', [owner, { ...owner, version: '1.1.0' }], []],
  ['a topic of two remotes', [owner, { ...owner, name: 'bingo' }], ['the topic round belongs to lobby and bingo']],
  [
    'a reader of what nobody has',
    [part('bingo', { reads: { round: {} } })],
    ['bingo 1.0.0 reads the topic round, which no remote has'],
  ],
  [
    'a reader that needs more',
    [owner, part('bingo', { reads: { round: { number: 'string', hall: 'string' } } })],
    [
      'bingo 1.0.0 reads the string round.number, which lobby 1.0.0 does not write',
      'bingo 1.0.0 reads the string round.hall, which lobby 1.0.0 does not write',
    ],
  ],
])('%s', (_what, parts, faults) => {
  expect(topicFaults(parts)).toEqual(faults);
});
