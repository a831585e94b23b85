import { gameMode, needsMember, type GameMode } from './gameMode';

const koi = { platform: 'FG', type: 0, code: 'koi', title: 'Golden Koi' };

it.each<[string, GameMode, boolean]>([
  ['name=FG&type=0&code=koi&title=Golden+Koi', { kind: 'game', game: koi }, true],
  ['dailiD=1', { kind: 'agent' }, true],
  ['dailiD=2', { kind: 'service' }, false],
  ['app=1', { kind: 'download' }, false],
  ['dailiD=0&name=FG&code=koi&title=Golden+Koi', { kind: 'game', game: koi }, true],
  ['dailiD=3', { kind: 'nothing' }, false],
  ['app=0', { kind: 'nothing' }, false],
  ['', { kind: 'nothing' }, false],
])('/gamePage?%s', (query, mode, isForMembers) => {
  expect(gameMode(new URLSearchParams(query))).toEqual(mode);
  expect(needsMember(mode)).toBe(isForMembers);
});
