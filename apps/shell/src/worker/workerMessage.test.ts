import { readWorkerMessage } from './workerMessage';

const file = { url: '/assets/wallet/1.0.0/remoteEntry.js', integrity: 'sha384-A' };

it.each([
  [{ kind: 'takeOver' }, { kind: 'takeOver' }],
  [
    { kind: 'keep', files: [file] },
    { kind: 'keep', files: [file] },
  ],
  [
    { kind: 'keep', files: [file, { ...file, url: '/api/balance' }, { url: file.url }, null] },
    { kind: 'keep', files: [file] },
  ],
  [{ kind: 'keep', files: 'all' }, undefined],
  [{ kind: 'leave' }, undefined],
  ['takeOver', undefined],
  [null, undefined],
])('reads %j', (data, order) => expect(readWorkerMessage(data)).toEqual(order));
