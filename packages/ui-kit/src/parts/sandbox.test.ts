import { sandboxOf } from './sandbox';

it.each([
  ['http://localhost/demo/games/', false],
  ['https://localhost/', true],
  ['https://games.example/', true],
])('a frame of %s cannot navigate the site away; it has an origin, which is not ours: %s', (address, hasOrigin) => {
  expect(sandboxOf(new URL(address)).split(' ')).toEqual([
    ...(hasOrigin ? ['allow-same-origin'] : []),
    'allow-scripts',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-pointer-lock',
  ]);
});

it.each([true, false])('a frame may lock its orientation where the browser knows the token: %s', (isKnown) => {
  const sandbox = { supports: () => isKnown };
  Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', { value: sandbox, configurable: true });
  expect(sandboxOf(new URL('https://games.example/')).includes('allow-orientation-lock')).toBe(isKnown);
  Reflect.deleteProperty(HTMLIFrameElement.prototype, 'sandbox');
});
