import { downloadAddress, framedAddress, sandboxOf } from './framedAddress';

test.each([
  ['https://games.example/koi?ticket=1', 'https://games.example/koi?ticket=1'],
  ['http://games.example/', 'http://games.example/'],
  ['/demo/games/koi/', 'http://localhost/demo/games/koi/'],
  ['//games.example/koi', 'http://games.example/koi'],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['blob:https://games.example/1', undefined],
  ['itms-services://?action=download-manifest', undefined],
  ['https://', undefined],
])('%s is framed as %s', (url, framed) => {
  expect(framedAddress(url)?.href).toBe(framed);
});

test.each([
  ['https://get.example/app', 'https://get.example/app'],
  ['/demo/app/', 'http://localhost/demo/app/'],
  [
    'itms-services://?action=download-manifest&url=https://get.example/app.plist',
    'itms-services://?action=download-manifest&url=https://get.example/app.plist',
  ],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['http://', undefined],
  ['', undefined],
])('%s is downloaded from %s', (url, address) => {
  expect(downloadAddress(url)?.href).toBe(address);
});

test('only a frame of another origin gets a sandbox, and it cannot navigate the site away', () => {
  expect(sandboxOf(new URL('http://localhost/demo/games/'))).toBeUndefined();
  expect(sandboxOf(new URL('https://localhost/'))).toBeDefined();
  expect(sandboxOf(new URL('https://games.example/'))?.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-orientation-lock',
    'allow-pointer-lock',
  ]);
});
