import { lazyComponent } from '@parlour/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from './renderInShell';

const settle = () => act(async () => undefined);
const Sheet = ({ text }: { text: string }) => <p>{text}</p>;
const noNetwork = new Error('no network');

it('shows nothing, then the part, and the next one at once', async () => {
  const Part = lazyComponent(async () => Sheet);
  const { unmount } = renderInShell(<Part text="a" />);
  expect(screen.queryByText('a')).not.toBeInTheDocument();
  expect(await screen.findByText('a')).toBeInTheDocument();
  unmount();
  renderInShell(<Part text="b" />);
  expect(screen.getByText('b')).toBeInTheDocument();
});

it('stays out of the way when it does not come, takes the wish back, and is asked for again when it is wanted again', async () => {
  const Dialog = ({ isOpen }: { isOpen: boolean; onClose: () => void }) => isOpen && <p>Here</p>;
  const load = jest.fn(async () => Dialog).mockRejectedValueOnce(noNetwork);
  const Part = lazyComponent(load, { instead: () => <i>Later</i>, isAskedFor: true });
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        <Part isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { player } = renderInShell(<Screen />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  await player.click(screen.getByRole('button', { name: 'Open' }));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('This did not load. Check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Open', pressed: false })).toBeInTheDocument();
  expect(screen.getByText('Later')).toBeInTheDocument();
  await player.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that nobody asked for is missed in silence', async () => {
  const load = jest.fn(async () => Promise.reject<typeof Sheet>(noNetwork));
  const Part = lazyComponent(load);
  renderInShell(<Part text="a" />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await settle();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('several at a time ask once', async () => {
  const load = jest.fn(async () => Sheet);
  const Part = lazyComponent(load);
  renderInShell(
    <>
      <Part text="a" />
      <Part text="b" />
    </>,
  );
  expect(await screen.findByText('b')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
