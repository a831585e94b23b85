import { ApiError } from '@parlour/api-client';
import { getArticle } from '@parlour/api-client/endpoints/account';
import { renderInShell, type ShellOptions } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { AboutScreen } from './AboutScreen';
import { ArticleScreen } from './ArticleScreen';
import { HelpScreen } from './HelpScreen';

const about = (at: string, prepare?: ShellOptions['prepare']) =>
  renderInShell(<AboutScreen />, { at, user: null, ...(prepare && { prepare }) });
const help = (at: string, prepare?: ShellOptions['prepare']) =>
  renderInShell(<ArticleScreen />, { at, user: null, ...(prepare && { prepare }) });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the help centre lists its articles in the order of the specification, and someone to ask', () => {
  renderInShell(<HelpScreen />, { at: '/boutBallBet', user: null });
  expect(links()).toEqual([
    ['关于我们', '#/boutBallBetInfo?type=7'],
    ['常见问题', '#/boutBallBetInfo?type=1'],
    ['隐私政策', '#/boutBallBetInfo?type=2'],
    ['免责说明', '#/boutBallBetInfo?type=3'],
    ['联系我们', '#/boutBallBetInfo?type=4'],
    ['代理加盟', '#/boutBallBetInfo?type=5'],
    ['博彩责任', '#/boutBallBetInfo?type=8'],
    ['Customer serviceFor what is not answered here', '#/kefu'],
  ]);
});

it('the about list holds terms, privacy and the licences of what others wrote', () => {
  const { api } = about('/abouts');
  expect(links()).toEqual([
    ['terms and rules', '#/abouts?type=5'],
    ['privacy policy', '#/abouts?type=6'],
    ['open-source licences', '/third-party.txt'],
  ]);
  expect(api.sent).toEqual([]);
});

it.each([
  ['about', about, '/abouts?type=5', 5],
  ['about', about, '/abouts?type=6', 6],
  ['help', help, '/boutBallBetInfo?type=1', 1],
  ['help', help, '/boutBallBetInfo?type=8', 8],
])('%s %#: %s shows the article of its type, and runs nothing', async (_name, visit, at, type) => {
  const { api } = visit(at, (fake) =>
    fake.answer(getArticle, { content: '<h2>One</h2><p onclick="x()">Words</p><script>document.title = "owned"</script>' }),
  );
  expect(await screen.findByRole('heading', { name: 'One' })).toBeInTheDocument();
  expect(screen.getByText('Words')).not.toHaveAttribute('onclick');
  expect(document.querySelector('script')).toBeNull();
  expect(api.payloadsOf(getArticle)).toEqual([{ type }]);
});

it.each([
  [about, '/abouts?type=7', 'About', '#/abouts'],
  [about, '/abouts?type=', 'About', '#/abouts'],
  [help, '/boutBallBetInfo', 'Help centre', '#/boutBallBet'],
  [help, '/boutBallBetInfo?type=6', 'Help centre', '#/boutBallBet'],
  [help, '/boutBallBetInfo?type=1%20', 'Help centre', '#/boutBallBet'],
])('%# an address that names no article asks nobody and leads to the list', (visit, at, name, address) => {
  const { api } = visit(at);
  expect(screen.getByText('There is no such page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(api.sent).toEqual([]);
});

it('an article says that it loads, and that there is nothing in it', async () => {
  let answer = (_article: { content: string }) => {};
  help('/boutBallBetInfo?type=1', (api) => api.answer(getArticle, () => new Promise((resolve) => (answer = resolve))));
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  answer({ content: ' ' });
  expect(await screen.findByText('Nothing is written here yet')).toBeInTheDocument();
});

it('an article that did not come is asked for again', async () => {
  const { api, player } = help('/boutBallBetInfo?type=1', (fake) =>
    fake.fail(getArticle, new ApiError('offline', 'no network', 'getArticle')),
  );
  expect(await screen.findByText('This page did not load')).toBeInTheDocument();
  api.answer(getArticle, { content: '<p>Here now</p>' });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here now')).toBeInTheDocument();
});
