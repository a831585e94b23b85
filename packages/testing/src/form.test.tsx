import { type Rule, useForm } from '@parlour/platform/forms';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from './renderInShell';

type Draft = Record<'amount' | 'password', string>;
const texts = { amountMissing: 'How much?', passwordMissing: 'Which password?' };
const rules: readonly Rule<Draft, typeof texts>[] = [
  { field: 'amount', text: ({ amountMissing }) => amountMissing, isBroken: ({ amount }) => amount === '' },
  { field: 'password', text: ({ passwordMissing }) => passwordMissing, isBroken: ({ password }) => password === '' },
];

function renderForm(send: (draft: Draft) => Promise<void>) {
  function Fields() {
    const form = useForm<Draft, typeof texts>(texts);
    const draft = { amount: '', password: '', ...form.typed };
    const submit = async (sent: Draft) => {
      await send(sent);
      form.finish();
    };
    return (
      <form onSubmit={form.onSubmit({ read: () => draft, rules, send: submit })}>
        <input name="amount" aria-label="Amount" value={draft.amount} onChange={(e) => form.change({ amount: e.target.value })} />
        <div data-field="password">
          <button type="button" tabIndex={0} onClick={() => form.change({ password: 'secret' })}>
            Password
          </button>
        </div>
        <p>{form.errorAt('amount') ?? form.errorAt('password') ?? (form.isBusy ? 'busy' : 'fine')}</p>
        <button type="submit">Send</button>
      </form>
    );
  }
  return renderInShell(<Fields />);
}

it('the first broken rule is shown at its field, which gets the focus, until that field changes', async () => {
  const send = jest.fn(async () => undefined);
  const { player } = renderForm(send);
  const submit = () => player.click(screen.getByRole('button', { name: 'Send' }));
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('How much?');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await player.click(screen.getByRole('button', { name: 'Password' }));
  expect(screen.getByText('How much?', { selector: 'form p' })).toBeInTheDocument();
  await player.type(screen.getByRole('textbox'), '5');
  expect(screen.getByText('fine')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('what a refusal shows is rendered after the tap itself', async () => {
  renderForm(async () => undefined);
  // Outside of a test's act, which renders everything at once.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Send' }).click();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await Promise.resolve();
  expect(screen.getByText('fine')).toBeInTheDocument();
  await screen.findByText('How much?', { selector: 'form p' });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('a group whose rule is broken gets the focus at its tab stop', async () => {
  const { player } = renderForm(async () => undefined);
  await player.type(screen.getByRole('textbox'), '5{Enter}');
  expect(screen.getByText('Which password?', { selector: 'form p' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Password' })).toHaveFocus();
});

it('it is sent once at a time, and never again once it is finished', async () => {
  let answer: () => void = () => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { player } = renderForm(send);
  await player.click(screen.getByRole('button', { name: 'Password' }));
  await player.type(screen.getByRole('textbox'), '5{Enter}{Enter}');
  expect(screen.getByText('busy')).toBeInTheDocument();
  await waitFor(() => expect(send.mock.calls).toEqual([[{ amount: '5', password: 'secret' }]]));
  await act(async () => answer());
  await player.type(screen.getByRole('textbox'), '{Enter}');
  expect(screen.getByText('busy')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});
