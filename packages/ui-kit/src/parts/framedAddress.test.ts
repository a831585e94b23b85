import { downloadAddress, framedAddress } from './framedAddress';

it.each([
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

it.each([
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
