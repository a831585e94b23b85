import { ApiError } from '@parlour/api-client';
import { applyForAgency } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { AgencyScreen } from './AgencyScreen';

const visit = (user: ShellOptions['user'] = {}, prepare?: ShellOptions['prepare']) =>
  renderInShell(<AgencyScreen />, { at: '/applyagent', user, ...(prepare && { prepare }) });
const apply = () => screen.getByRole('button', { name: 'Apply' });

it('an application carries exactly mobile and reason, and is under review from then on', async () => {
  const { api, player } = visit({ mobile: '' }, (fake) => fake.answer(applyForAgency, undefined, '申请已收到'));
  for (const label of ['Username', 'Real name']) expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  await player.type(screen.getByLabelText('Mobile'), '13800138000');
  await player.type(screen.getByLabelText('Reason'), ' I know many players ');
  await player.click(apply());
  expect(await screen.findByRole('status')).toHaveTextContent('申请已收到');
  expect(api.payloadsOf(applyForAgency)).toEqual([{ mobile: '13800138000', apply_info: 'I know many players' }]);
  expect(screen.getByRole('heading', { name: 'Your application is under review' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toHaveTextContent('Your application is under review');
});

it('the fields carry the names of the call, and the number that is known', () => {
  visit();
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['username', 'demo'],
    ['realname', '林澜'],
    ['mobile', '13800138000'],
    ['apply_info', ''],
  ]);
  expect(fields.filter(({ readOnly }) => !readOnly).map(({ maxLength }) => maxLength)).toEqual([32, 32]);
});

it('each rule in its order is told as a toast and at its field, until something is typed there', async () => {
  const { api, player } = visit({ mobile: '' });
  await player.click(apply());
  expect(screen.getByRole('alert').textContent).toBe('请输入正确手机号');
  expect(screen.getByLabelText('Mobile')).toHaveFocus();
  await player.keyboard('13800138000');
  await player.click(apply());
  expect(screen.getByRole('alert').textContent).toBe('请输入申请理由');
  const reason = screen.getByLabelText('Reason');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('请输入申请理由'));
  await player.keyboard('x');
  expect(reason).toBeValid();
  expect(api.sent).toEqual([]);
});

it.each([
  ['refused', new ApiError('refused', '您已经是代理', 'applyForAgency', 500), '您已经是代理'],
  ['offline', new ApiError('offline', 'no network', 'applyForAgency'), undefined],
])('an application that is %s loses nothing', async (_kind, error, words) => {
  const { player } = visit({}, (api) => api.fail(applyForAgency, error));
  await player.type(screen.getByLabelText('Reason'), 'Many players');
  await player.click(apply());
  if (words !== undefined) expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(apply()).not.toHaveAttribute('aria-busy'));
  expect(screen.getByLabelText('Reason')).toHaveValue('Many players');
});

it('a double tap applies once', async () => {
  let answer = (_data: undefined) => {};
  const { api, player } = visit({}, (fake) => fake.answer(applyForAgency, () => new Promise((resolve) => (answer = resolve))));
  await player.type(screen.getByLabelText('Reason'), 'Many players');
  await player.dblClick(apply());
  expect(apply()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(api.payloadsOf(applyForAgency)).toHaveLength(1));
  answer(undefined);
  await screen.findByText('Your application is under review');
  expect(api.payloadsOf(applyForAgency)).toHaveLength(1);
});

it('agents are sent on to their own login', async () => {
  const { wentTo } = visit({ isagent: true });
  await waitFor(() => expect(wentTo).toEqual(['/gamePage?dailiD=1']));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
