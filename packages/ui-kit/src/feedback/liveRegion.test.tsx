import { act, render, screen } from '@testing-library/react';
import { AlertDialog } from '../dialogs/AlertDialog';
import { FailedState } from './FailedState';
import { announce } from './liveRegion';
import { Toast } from './Toast';

const { attachShadow } = Element.prototype;
const roots: ShadowRoot[] = [];

beforeAll(() => {
  Element.prototype.attachShadow = function kept(init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  };
});
afterAll(() => {
  Element.prototype.attachShadow = attachShadow;
});

const lines = () => roots.flatMap((root) => [...root.querySelectorAll('[aria-live=polite] p')].map((line) => line.textContent));
const dialog = (title: string, open = true) => <AlertDialog key={title} open={open} title={title} onConfirm={() => {}} />;

it('announces several texts one after the other, and removes each', () => {
  jest.useFakeTimers();
  announce('Wallet');
  announce('Balance ¥300.00');
  expect(lines()).toEqual(['Wallet', 'Balance ¥300.00']);
  expect(document.body).not.toHaveTextContent('Wallet');
  jest.advanceTimersByTime(2000);
  expect(lines()).toEqual([]);
  jest.useRealTimers();
});

it('a message that replaces a list is announced', () => {
  render(<FailedState title="Your records did not load" onRetry={() => {}} />);
  expect(lines()).toEqual(['Your records did not load']);
});

it('the live region moves into the topmost dialog, to the dialog below it, and back to the page', async () => {
  const toast = <Toast kind="plain" message="Copied" />;
  const { rerender } = render(
    <>
      {dialog('One')}
      {toast}
    </>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'One' })).toContainElement(screen.getByRole('status'));
  rerender(
    <>
      {dialog('One')}
      {dialog('Two')}
      {toast}
    </>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Two' })).toContainElement(screen.getByRole('status'));
  rerender(
    <>
      {dialog('One')}
      {toast}
    </>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'One' })).toContainElement(screen.getByRole('status'));
  rerender(toast);
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('the container of toasts is a live region before the first toast', () => {
  const { rerender } = render(<p>Page</p>);
  act(() => announce('Page'));
  const place = document.querySelector('body > [aria-live=polite]');
  expect(place).toBeInTheDocument();
  rerender(<Toast kind="success" message="Done" />);
  expect(place).toContainElement(screen.getByRole('status'));
});
