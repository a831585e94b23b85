import { visitAddress } from './visitAddress';

it.each([
  ['https://ardelle.example', undefined, 'https://ardelle.example/'],
  ['javascript:alert(1)', undefined, undefined],
  ['javascript:alert(1)', 'A7', undefined],
  ['https://', 'evil.example', undefined],
  ['https://ardelle.example', 'A7', 'https://ardelle.example/register?pid=A7'],
  ['https://ardelle.example/', 'A7', 'https://ardelle.example/register?pid=A7'],
  ['https://ardelle.example/#/', 'A7', 'https://ardelle.example/#/register?pid=A7'],
  ['https://ardelle.example/', 'a&b=1', 'https://ardelle.example/register?pid=a%26b%3D1'],
])('%s with the referrer %s is visited at %s', (url, pid, address) => {
  expect(visitAddress(url, pid)?.href).toBe(address);
});
