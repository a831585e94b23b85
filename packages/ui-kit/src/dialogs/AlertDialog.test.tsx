import { fireEvent, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './AlertDialog';
import { nextFrame } from './nextFrame';

function Page({ onConfirm = () => {}, isMessage = false }: { onConfirm?: () => void; isMessage?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Log out</button>
      <AlertDialog open={open} title="温馨提示" onConfirm={onConfirm} onCancel={isMessage ? undefined : () => setOpen(false)}>
        Are you sure you want to log out?
      </AlertDialog>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

async function openIt() {
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await nextFrame();
}

it('is named by its title and described by its words', async () => {
  render(<Page />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await openIt();
  expect(screen.getByRole('alertdialog', { name: '温馨提示' })).toHaveAccessibleDescription('Are you sure you want to log out?');
});

it('takes the focus, keeps it and gives it back at Escape', async () => {
  render(<Page />);
  await openIt();
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '确认' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: '确认' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await nextFrame();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
});

it.each([
  ['the page', () => document.body],
  ['what surrounds it', () => screen.getByRole('main')],
])('where a press leaves the focus with %s, as in Safari, the pressed button gets it', async (_where, at) => {
  render(
    <main tabIndex={-1}>
      <Page />
    </main>,
  );
  at().focus();
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await nextFrame();
  await userEvent.keyboard('{Escape}');
  await nextFrame();
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
});

it('when it is gone, the page is unlocked and has the focus, however late a frame is', async () => {
  render(<Page />);
  await openIt();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => window.setTimeout(draw, 400));
  await userEvent.keyboard('{Escape}');
  await waitForElementToBeRemoved(screen.getByRole('alertdialog', { hidden: true }));
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

it('stays open when it is opened again in the frame in which it was closed', async () => {
  render(<Page />);
  await openIt();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await nextFrame();
  await nextFrame();
  expect(screen.getByRole('alertdialog')).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
});

function Pair() {
  const [shown, setShown] = useState<'first' | 'second'>();
  return (
    <>
      <button onClick={() => setShown('first')}>Open</button>
      <AlertDialog open={shown === 'first'} title="First" onConfirm={() => setShown('second')} />
      <AlertDialog open={shown === 'second'} title="Second" onConfirm={() => setShown(undefined)} />
    </>
  );
}

it('a dialog that replaces another opens before that closes, and gives the focus back to what opened the first', async () => {
  const steps: string[] = [];
  const note = (mutations: readonly MutationRecord[]) => {
    for (const { target } of mutations) {
      const dialog = target as HTMLDialogElement;
      steps.push(`${dialog.querySelector('h2')?.textContent} ${dialog.open ? 'opens' : 'closes'}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  render(<Pair />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  for (const title of ['First', 'Second']) {
    await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  observer.disconnect();
  expect(steps).toEqual(['First opens', 'Second opens', 'First closes', 'Second closes']);
});

it('a message has one button and no other way out', async () => {
  const onConfirm = jest.fn();
  render(<Page isMessage onConfirm={onConfirm} />);
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('while busy it can neither be confirmed again nor left', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(<AlertDialog open busy title="Sure?" onConfirm={onConfirm} onCancel={onCancel} />);
  await nextFrame();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

it.each([
  ['温馨提示', '确认', '取消'],
  ['您的账号在 Parlour 登陆过期', '确认', '取消'],
  ['Are you sure you want to log out?', 'Confirm', 'Cancel'],
])('the buttons of %s are %s and %s', (title, confirm, cancel) => {
  render(<AlertDialog open title={title} onConfirm={() => undefined} onCancel={() => undefined} />);
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([cancel, confirm]);
});
