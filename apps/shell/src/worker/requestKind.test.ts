import { type RequestKind, requestKind } from './requestKind';

const origin = 'https://parlour.example';
const usual = { method: 'GET', mode: 'cors', cache: 'default' } as const;

it.each<[string, Partial<Pick<Request, 'method' | 'mode' | 'cache'>>, RequestKind]>([
  ['/', { mode: 'navigate' }, 'document'],
  ['/?pid=7', { mode: 'navigate' }, 'document'],
  ['/?composition=eyJyZXBsYXkiOjd9', { mode: 'navigate' }, 'elsewhere'],
  ['/console/', { mode: 'navigate' }, 'elsewhere'],
  ['/demo/games/baccarat', { mode: 'navigate' }, 'elsewhere'],
  ['/', { mode: 'navigate', method: 'POST' }, undefined],
  ['/', {}, undefined],
  ['/assets/wallet/1.0.0/remoteEntry.js', {}, 'asset'],
  ['/assets/wallet/1.0.0/remoteEntry.js', { cache: 'reload' }, 'assetReload'],
  ['/assets/account/1.0.0/captcha/captcha-01.svg', { mode: 'no-cors' }, 'asset'],
  ['/assets/wallet/1.0.0/remoteEntry.js', { method: 'POST' }, undefined],
  ['/api/balance', {}, undefined],
  ['/api/game/list?category=', {}, undefined],
  ['/manifest.json', {}, undefined],
  ['/telemetry', {}, undefined],
  ['/releases/state', {}, undefined],
  ['/demo/intro.webm', { mode: 'no-cors' }, undefined],
  ['/service-worker.js', {}, undefined],
])('%s %j is %s', (path, how, way) => expect(requestKind({ ...usual, ...how, url: origin + path }, origin)).toBe(way));

it('ignores requests to other origins', () => {
  const url = 'https://games.example/assets/a.js';
  expect(requestKind({ ...usual, url }, origin)).toBeUndefined();
});
