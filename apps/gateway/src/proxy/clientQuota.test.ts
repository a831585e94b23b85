import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createClientQuota } from './clientQuota';

let time: number;
beforeEach(() => {
  time = 0;
});

/** A response with `waiting` bytes that its client has not taken yet, and whether it was ended. */
function answer() {
  const socket = { bytesWritten: 0, writableLength: 0 };
  const response = Object.assign(new EventEmitter(), { socket, destroy: jest.fn() });
  const write = (bytes: number) => {
    socket.bytesWritten += bytes;
    socket.writableLength += bytes;
  };
  const take = (bytes: number) => void (socket.writableLength -= bytes);
  return { response: response as unknown as ServerResponse, write, take, ended: response.destroy };
}

const open = () => createClientQuota({ all: 3, client: 2 }, () => time);

it('a client has its part, and all together what there is, until their answers are taken', () => {
  const room = open();
  const first = answer().response;
  expect(room.enter('192.0.2.1', first)).toBeUndefined();
  expect(room.enter('192.0.2.1', answer().response)).toBeUndefined();
  expect(room.enter('192.0.2.1', answer().response)).toBe('client');
  expect(room.enter('2001:db8::1', answer().response)).toBeUndefined();
  expect(room.enter('2001:db8::2', answer().response)).toBe('all');
  first.emit('close');
  first.emit('close');
  expect(room.size()).toBe(2);
  expect(room.enter('2001:db8::2', answer().response)).toBeUndefined();
  expect(room.enter('2001:db8::3', answer().response)).toBe('client');
});

it('an answer of which nothing is taken for 20 s ends, and one that is waited for does not', () => {
  const room = open();
  const [stalled, slow, waiting] = [answer(), answer(), answer()];
  room.enter('192.0.2.1', stalled.response);
  room.enter('192.0.2.2', slow.response);
  room.enter('192.0.2.3', waiting.response);
  stalled.write(100);
  slow.write(100);
  for (let second = 0; second < 20; second += 1) {
    room.endStalled();
    expect(stalled.ended).not.toHaveBeenCalled();
    slow.take(1);
    time += 1_000;
  }
  room.endStalled();
  expect(stalled.ended).toHaveBeenCalledTimes(1);
  expect([slow.ended, waiting.ended].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(room.size()).toBe(2);
});

it.each([
  ['of its own client, for another of that client', '192.0.2.1'],
  ['of any client, where all is taken', '192.0.2.9'],
])('an answer of which nothing was taken for two seconds gives way: %s', (_what, next) => {
  const room = open();
  const stalled = answer();
  room.enter('192.0.2.1', stalled.response);
  room.enter('192.0.2.1', answer().response);
  room.enter('192.0.2.2', answer().response);
  stalled.write(100);
  room.endStalled();
  time += 1_999;
  expect(room.enter(next, answer().response)).toBeDefined();
  time += 1;
  expect(room.enter(next, answer().response)).toBeUndefined();
  expect(stalled.ended).toHaveBeenCalledTimes(1);
  expect(room.size()).toBe(3);
});
