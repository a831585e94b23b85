import { redact } from './redact';

it.each([
  ["Cannot read properties of undefined (reading 'amount')", "Cannot read properties of undefined (reading 'amount')"],
  ["undefined is not an object (evaluating 'card.bank_no')", "undefined is not an object (evaluating 'card.bank_no')"],
  [`can't access property "length", rows is undefined`, `can't access property "length", rows is undefined`],
  ['useMaintenanceInterval is not a function', 'useMaintenanceInterval is not a function'],
  ['Loading chunk 449 failed.', 'Loading chunk 449 failed.'],
])('leaves what an engine says of the code: %s', (message, left) => {
  expect(redact(message)).toBe(left);
});

it.each([
  [`Unexpected token '林', "{"name":"林澜"}" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
  ['no card 6214 8312-0077.8315 of 林澜', 'no card … of …'],
  ['the member linlan@mail.example is not known', 'the member … is not known'],
  ['GET /api/user?token=abc&name=lin failed', 'GET /api/user?… failed'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoibGluIn0 was refused', 'Bearer … was refused'],
  ['no `linlan` in the list', 'no … in the list'],
  ['13800138000', '…'],
  ['¥12,345.60 is too much', '… is too much'],
])('takes out what looks like a player’s: %s', (message, left) => {
  expect(redact(message)).toBe(left);
});

it('takes out what is known to be a player’s, the longest first', () => {
  expect(redact('no card for Lin Lan of lin, 50', ['lin', 'Lin Lan', '50', 'a'])).toBe('no card for … of …, …');
});

it('reads a long message in no time, and leaves no half of a number', () => {
  const message = `${'@'.repeat(300_000)} ${'x'.repeat(300_000)}`;
  const startedAt = performance.now();
  expect(redact(message).length).toBeLessThan(2000);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(redact(`${'a '.repeat(995)}13800138000`)).not.toMatch(/\d/);
});
