import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const show = (src: string | undefined) => <Picture src={src} alt="Logo" fallback={<b>drawn</b>} />;

it.each([[undefined], ['']])('without an address (%p) the fallback is shown', (src) => {
  render(show(src));
  expect(screen.getByText('drawn')).toBeInTheDocument();
});

it('a picture that fails to load is replaced by the fallback, and a new address is tried', () => {
  const { rerender } = render(show('/a.svg'));
  fireEvent.error(screen.getByRole('img', { name: 'Logo' }));
  expect(screen.getByText('drawn')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(show('/b.svg'));
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/b.svg');
});
