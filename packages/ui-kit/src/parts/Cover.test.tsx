import { fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './Cover';

it('keeps its name when the picture fails, and tries a new one', () => {
  const { container, rerender } = render(<Cover src="/a.svg" alt="Baccarat" />);
  fireEvent.error(screen.getByRole('img', { name: 'Baccarat' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Baccarat' })).toBeVisible();
  rerender(<Cover src="/b.svg" alt="Baccarat" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.svg');
});
