import { servedFault, servedTypeOf, servedTypes } from './servedFiles';

it.each(['remoteEntry.4f2a.js', 'a/b-c_d/win.mp3', 'a.b.json', '404.html', 'Logo.PNG'])('%s can be served', (name) => {
  expect([servedFault(name), servedTypeOf(name)?.type]).toEqual([undefined, expect.stringMatching(/^\w+\/[\w+-]+/)]);
});

it.each([
  'logo@2x.png',
  'my logo.png',
  '大奖.png',
  'a//b.js',
  '../a.js',
  'a/../b.js',
  '.env',
  'a/.git/b.js',
  '/a.js',
  'a\\b.js',
  '',
])('%p is no address', (name) =>
  expect(servedFault(name)).toBe(
    `"${name}" cannot be an address: take letters of a to z, digits, "-", "_" and "." for the names of files and folders`,
  ),
);

it.each(['notes.docx', 'LICENSE', 'a.constructor', 'page.php'])('%s is of no kind that is served', (name) => {
  expect(servedFault(name)).toMatch(new RegExp(`^"${name}" is of no kind that the site serves: avif, bin, .*woff2$`));
});

it('the ends of names are written in small letters, in their order', () => {
  const ends = Object.keys(servedTypes);
  expect(ends).toEqual([...ends].sort());
  expect(ends.join(' ')).toMatch(/^[a-z0-9 ]+$/);
});
