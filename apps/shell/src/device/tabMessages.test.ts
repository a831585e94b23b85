import { openTabChannel, post, readTabMessage } from './tabMessages';

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

it.each([
  ['missing', undefined],
  ['null', null],
  [
    'refused',
    function Refuse() {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('where channels between tabs are %s nobody is told and nobody tells', (_how, BroadcastChannel) => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: BroadcastChannel });
  const listener = jest.fn();
  const channel = openTabChannel();
  channel.addEventListener('message', listener);
  expect(() => post(channel, { kind: 'wanted' })).not.toThrow();
  expect(listener).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
