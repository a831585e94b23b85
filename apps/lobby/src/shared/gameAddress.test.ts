import { gameAddress, gameOf, type GameRef } from './gameAddress';

const koi: GameRef = { platform: 'FG', type: 0, code: 'koi', title: 'Golden Koi' };

it.each<[GameRef, string]>([
  [koi, '/gamePage?name=FG&type=0&code=koi&title=Golden+Koi'],
  [{ ...koi, type: 'fishing' }, '/gamePage?name=FG&type=fishing&code=koi&title=Golden+Koi'],
  [{ ...koi, code: '', title: '' }, '/gamePage?name=FG&type=0&code='],
  [{ ...koi, title: 'A & B 金鲤' }, '/gamePage?name=FG&type=0&code=koi&title=A+%26+B+%E9%87%91%E9%B2%A4'],
])('%o is played at %s', (game, address) => {
  expect(gameAddress(game)).toBe(address);
});

it.each<[string, GameRef | undefined]>([
  ['name=FG&type=0&code=koi&title=Golden+Koi', koi],
  ['name=FG&type=2&code=koi&title=Golden+Koi', { ...koi, type: '2' }],
  ['name=FG&type=fishing&code=koi&title=Golden+Koi', { ...koi, type: 'fishing' }],
  ['name=FG&type=02&code=koi&title=Golden+Koi', { ...koi, type: '02' }],
  ['name=FG&code=koi', { ...koi, title: 'koi' }],
  ['name=FG', { ...koi, code: '', title: 'FG' }],
  ['code=koi', undefined],
  ['', undefined],
])('%s names the game', (query, game) => {
  expect(gameOf(new URLSearchParams(query))).toEqual(game);
});
