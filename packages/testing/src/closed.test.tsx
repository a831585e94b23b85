import { Link, useIsPathAvailable } from '@parlour/platform';
import { act, screen } from '@testing-library/react';
import { renderInShell } from './renderInShell';

function Ways() {
  const isOpen = useIsPathAvailable();
  return (
    <>
      <Link to="/vip?from=mine">Levels</Link>
      <Link to="/money" isContent>
        ¥12.30
      </Link>
      {isOpen('/kefu') && <button type="button">Service</button>}
    </>
  );
}

it('what leads to a path that is switched off is not there, and comes back; what it shows of its own stays', () => {
  const { close } = renderInShell(<Ways />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  act(() => close(['/vip', '/money', '/kefu']));
  expect(screen.queryByText('Levels')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('¥12.30')).toBeInTheDocument();
  act(() => close(['/vip/deeper']));
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Service' })).toBeInTheDocument();
});
