import { act, fireEvent, render, screen } from '@testing-library/react';
import { EmbeddedFrame } from './EmbeddedFrame';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (url: string) => {
  jest.useFakeTimers();
  return render(<EmbeddedFrame address={new URL(url)} title="Northbank FC" />);
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('a frame has its title, and a sandbox when it is of another origin', () => {
  show('https://sponsor.example/');
  expect(screen.getByTitle('Northbank FC')).toHaveAttribute('src', 'https://sponsor.example/');
  expect(screen.getByTitle('Northbank FC').getAttribute('sandbox')).toContain('allow-scripts');
});

it('a frame of our own origin has one, too, and no origin in it', () => {
  show(`${location.origin}/page/`);
  expect(screen.getByTitle('Northbank FC').getAttribute('sandbox')).not.toContain('allow-same-origin');
});

it('a frame that stays blank for 10 s gets a link, until it loads', () => {
  show('https://sponsor.example/');
  wait(9999);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', 'https://sponsor.example/');
  fireEvent.load(screen.getByTitle('Northbank FC'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('another address is another frame, which waits anew', () => {
  const { rerender } = show('https://sponsor.example/');
  wait(10_000);
  rerender(<EmbeddedFrame address={new URL('https://other.example/')} title="Koi Open" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByTitle('Koi Open')).toHaveAttribute('src', 'https://other.example/');
});

it('a frame that was opened without a network is opened again once there is one, and one that has loaded stays', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('https://sponsor.example/');
  const broken = screen.getByTitle('Northbank FC');
  fireEvent.load(broken);
  fireEvent(window, new Event('online'));
  const opened = screen.getByTitle('Northbank FC');
  expect(opened).not.toBe(broken);
  fireEvent(window, new Event('online'));
  expect(screen.getByTitle('Northbank FC')).toBe(opened);
});
