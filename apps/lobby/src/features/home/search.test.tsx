import { getGames, type Game } from '@parlour/api-client/endpoints/lobby';
import { renderInShell } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HomeScreen } from './HomeScreen';

const row = (name: string, otherName: string, game_code: string): Game => ({
  platform_name: 'PP',
  name,
  otherName,
  game_code,
  mobile_img: '',
  category_id: 'fishing',
  app_state: true,
  is_hot: false,
});
const list = [row('Golden Koi', '金鲤', 'koi'), row('Manta Bay', '深海', 'manta')];

async function openSearch(user?: null) {
  const rendered = renderInShell(<HomeScreen />, {
    ...(user === null && { user }),
    prepare: (api) => api.answer(getGames, list),
  });
  await rendered.player.click(screen.getByRole('button', { name: 'Search games' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Search games' }));
  return { ...rendered, sheet, field: sheet.getByRole('searchbox') };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('what is typed is found at once, and a member opens it', async () => {
  const { player, sheet, field, wentTo } = await openSearch();
  await waitFor(() => expect(field).toHaveFocus());
  await player.type(field, 'mant');
  expect(await sheet.findByRole('button', { name: /^Manta Bay/ })).toBeInTheDocument();
  expect(sheet.getByText('1 game')).toHaveAttribute('aria-live', 'polite');
  await player.click(sheet.getByRole('button', { name: /^Manta Bay/ }));
  expect(wentTo).toEqual(['/gamePage?name=PP&type=0&code=manta&title=Manta+Bay']);
});

it('a half-written word of an input method is waited for', async () => {
  const { sheet, field } = await openSearch();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'zzz' }, isComposing: true });
  await act(async () => undefined);
  expect(sheet.queryByText(/No game is called/)).not.toBeInTheDocument();
  fireEvent.compositionEnd(field, { target: { value: '金鲤' } });
  expect(await sheet.findByRole('button', { name: /^Golden Koi/ })).toBeInTheDocument();
});

it('what is not there is said', async () => {
  const { player, sheet, field } = await openSearch();
  await player.type(field, 'bingo');
  expect(await sheet.findByText('No game is called “bingo”')).toBeInTheDocument();
  expect(sheet.getByText('0 games')).toBeInTheDocument();
});

it('a visitor who touches a found game is told to log in', async () => {
  const { player, sheet, field, wentTo } = await openSearch(null);
  await player.type(field, '深海');
  await player.click(await sheet.findByRole('button', { name: /^Manta Bay/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in!');
  expect(await screen.findByRole('dialog', { name: 'Come in' })).toBeInTheDocument();
  expect(wentTo).toEqual([]);
});
