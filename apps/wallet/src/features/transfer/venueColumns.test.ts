import { venueColumns } from './venueColumns';

it.each([
  ['nothing', [], 30],
  ['tens', ['45.10'], 52],
  ['the widest counts', ['0', '1100.00', '45.10'], 79],
  ['tens of thousands', ['12480.50'], 89],
  ['millions', ['1234567.89'], 116],
])('%s: an amount of so many pixels', (_name, balances, width) => {
  expect(venueColumns(balances.map((balance) => ({ balance })))).toBe(
    `repeat(auto-fit, minmax(min(100%, max(50% - 4px, 76px + ${width}px * var(--text-scale,1))), 1fr))`,
  );
});
