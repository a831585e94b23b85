import { render, screen } from '@testing-library/react';
import { IconButton } from './IconButton';

it.each([
  [true, /linear infinite/],
  [false, /^$/],
])('its icon turns while it is busy: %s', (isBusy, animation) => {
  render(<IconButton label="Refresh" icon={<svg data-testid="icon" />} aria-busy={isBusy} />);
  expect(getComputedStyle(screen.getByTestId('icon')).animation).toMatch(animation);
});
