import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HiddenAmounts } from './amountMask';
import { Money } from './Money';

it('is one number to a screen reader and to a reader of the text', () => {
  render(<Money value="-1234.5" size="l" />);
  expect(screen.getByRole('img', { name: '−¥1,234.50' })).toHaveTextContent(/^−¥1,234\.50$/);
});

it('names USDT behind the sum', () => {
  render(<Money value="277.77" currency="USDT" />);
  expect(screen.getByRole('img', { name: '277.77 USDT' })).toHaveTextContent('277.77 USDT');
});

it.each([
  ['5', 'gold'],
  ['0', null],
  ['-5', null],
])('auto gilds %s: %s', (value, tone) => {
  render(<Money value={value} tone="auto" />);
  expect(screen.getByRole('img').getAttribute('data-tone')).toBe(tone);
});

it('shows a dash for an unknown amount', () => {
  render(<Money value={undefined} />);
  expect(screen.getByText('—')).toBeVisible();
});

it.each([
  ['12480.50', undefined, 'l'],
  ['99999.99', 9, 'l'],
  ['100000', 9, 'm'],
  ['9999999.99', 9, 'm'],
  ['10000000', 9, 's'],
  ['999999999.99', 9, 's'],
  ['9999999999.99', 9, 's'],
  ['99999999999.99', 9, 'row'],
  ['999999999999.99', 9, 'row'],
])('%s with room for %s signs is set in %s', (value, room, size) => {
  render(<Money value={value} size="l" maxChars={room} />);
  expect(screen.getByRole('img')).toHaveAttribute('data-size', size);
});

describe('hidden', () => {
  const hide = (money: ReactNode) => render(<HiddenAmounts value="hidden">{money}</HiddenAmounts>).container.innerHTML;

  it.each(['0.07', '-12480.50', '999999999999.99'])(
    '%s is masked like any other amount, for eyes and screen readers',
    (value) => {
      const sum = <Money value={value} size="l" maxChars={9} tone="auto" signed />;
      expect(hide(sum)).toBe(hide(<Money value="5" size="l" tone="auto" />));
      expect(screen.getAllByRole('img', { name: 'hidden' })[0]).toHaveTextContent(/^••••$/);
    },
  );

  it('an unmasked amount is shown all the same', () => {
    hide(<Money unmasked value="100" />);
    expect(screen.getByRole('img', { name: '¥100.00' })).toHaveTextContent('¥100.00');
  });
});

it('another amount is another element, so that nothing of the old one jumps', () => {
  const { rerender } = render(<Money value="9.50" />);
  const before = screen.getByRole('img');
  rerender(<Money value="9.50" tone="gold" />);
  expect(screen.getByRole('img')).toBe(before);
  rerender(<Money value="10.50" tone="gold" />);
  expect(screen.getByRole('img')).not.toBe(before);
});

it('enlarged text gets a smaller size as early as it is larger', () => {
  const { style } = document.documentElement;
  style.setProperty('--text-scale', '2');
  render(<Money value="99.50" size="l" maxChars={9} />);
  style.removeProperty('--text-scale');
  expect(screen.getByRole('img')).toHaveAttribute('data-size', 'm');
});
