import { createDialogs } from './dialogs';

const open = (address: string) => history.replaceState(null, '', `/#${address}`);
const answerOf = async (answer: Promise<boolean>, within = 1000) =>
  Promise.race([answer, new Promise<'open'>((resolve) => setTimeout(resolve, within, 'open'))]);

beforeEach(() => open('/cards'));

it.each([
  ['/', false],
  ['/mine?type=1', false],
  ['/cards?type=2', 'open'],
])('a question of /cards that is open when the page goes to %s: %s', async (address, answer) => {
  const { confirm, dropLeft } = createDialogs();
  const asked = confirm({ title: 'Unbind?' });
  open(address);
  dropLeft();
  expect(await answerOf(asked, 100)).toBe(answer);
});

it.each([
  ['/cards', true],
  ['/', false],
])('confirmed when the page is at %s already: %s', async (address, answer) => {
  const dialogs = createDialogs();
  const asked = dialogs.confirm({ title: 'Unbind?' });
  const [dialog] = dialogs.open.read();
  open(address);
  dialog?.answer(true);
  expect(await answerOf(asked)).toBe(answer);
});

it('a confirmation after the dialog was dropped resolves to no', async () => {
  const dialogs = createDialogs();
  const asked = dialogs.confirm({ title: 'Unbind?' });
  const [dialog] = dialogs.open.read();
  open('/');
  dialogs.dropLeft();
  open('/cards');
  dialog?.answer(true);
  expect(await answerOf(asked)).toBe(false);
});

it('a message of a screen goes with it, one of the site stays, as does a question that was asked where the page is now', async () => {
  const dialogs = createDialogs();
  void dialogs.alert({ title: 'of the screen' }, true);
  void dialogs.alert({ title: 'of the site' });
  open('/login');
  void dialogs.confirm({ title: 'a late one' });
  dialogs.dropLeft();
  expect(dialogs.open.read().map(({ request }) => request.title)).toEqual(['of the site', 'a late one']);
});

it('a screen that fails takes its question with it', async () => {
  const dialogs = createDialogs();
  const asked = dialogs.confirm({ title: 'Unbind?' });
  dialogs.dropLeft('/cards');
  expect(await answerOf(asked)).toBe(false);
});
