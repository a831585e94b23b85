import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CopyButton } from './CopyButton';

const setClipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

function press() {
  const onCopied = jest.fn();
  const onFailed = jest.fn();
  render(<CopyButton text="T9x" onCopied={onCopied} onFailed={onFailed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  return { onCopied, onFailed };
}

it('copies through the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard(writeText);
  const { onCopied } = press();
  await waitFor(() => expect(onCopied).toHaveBeenCalledTimes(1));
  expect(writeText).toHaveBeenCalledWith('T9x');
});

it('falls back to a selection when the clipboard is refused', async () => {
  setClipboard(jest.fn().mockRejectedValue(new Error('refused')));
  document.execCommand = jest.fn(() => document.activeElement instanceof HTMLTextAreaElement);
  const { onCopied, onFailed } = press();
  await waitFor(() => expect(onCopied).toHaveBeenCalledTimes(1));
  expect(onFailed).not.toHaveBeenCalled();
  expect(document.querySelector('textarea')).toBeNull();
});

it('says when both ways fail', async () => {
  setClipboard(undefined);
  document.execCommand = () => false;
  const { onFailed } = press();
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
});
