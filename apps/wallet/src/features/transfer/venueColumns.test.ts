import { venueColumns } from './venueColumns';

test.each([
  ['nothing', [], 106],
  ['tens', ['45.10'], 128],
  ['the widest counts', ['0', '1100.00', '45.10'], 155],
  ['tens of thousands', ['12480.50'], 165],
  ['millions', ['1234567.89'], 192],
])('%s: a tile of at least so many pixels', (_name, balances, width) => {
  expect(venueColumns(balances.map((balance) => ({ balance })))).toBe(
    `repeat(auto-fit, minmax(min(100%, max(50% - 4px, ${width}px)), 1fr))`,
  );
});
