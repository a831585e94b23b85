import { readTabMessage } from './tabMessages';

it.each([
  [{ kind: 'wanted' }, { kind: 'wanted', token: undefined }],
  [
    { kind: 'living', token: 't' },
    { kind: 'living', token: 't' },
  ],
  [
    { kind: 'ended', token: undefined },
    { kind: 'ended', token: undefined },
  ],
  [
    { kind: 'begun', token: '' },
    { kind: 'begun', token: undefined },
  ],
  [
    { kind: 'begun', token: 7 },
    { kind: 'begun', token: undefined },
  ],
  [{ kind: 'sesame', token: 't' }, undefined],
  [{ token: 't' }, undefined],
  ['ended', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %j', (data, message) => {
  expect(readTabMessage(data)).toEqual(message);
});
