import { createFakeBrowser } from '../session/fakeChannel';
import { keepToken, tabToken } from '../session/keptToken';
import { askTabs } from './askTabs';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function boot(visit = 'navigate') {
  const browser = createFakeBrowser();
  const performance = { mark: () => undefined, getEntriesByType: () => [{ type: visit }] };
  const page = Object.assign(new EventTarget(), { performance }) as unknown as Window;
  askTabs(browser.open(), page);
  return { page, post: browser.post, posted: browser.posted };
}

afterEach(() => sessionStorage.clear());

it('asks at once, with the session that this tab has', () => {
  expect(boot().posted).toEqual([{ kind: 'wanted', token: undefined }]);
  keepToken('mine', 'tab');
  expect(boot().posted).toEqual([{ kind: 'wanted', token: 'mine' }]);
});

it.each<[string, string | undefined, object, string | undefined]>([
  ['takes the session of a living tab', undefined, { kind: 'living', token: 'other' }, 'other'],
  ['keeps its own when another tab lives in another', 'mine', { kind: 'living', token: 'other' }, 'mine'],
  ['follows a login elsewhere', 'mine', { kind: 'begun', token: 'other' }, 'other'],
  ['forgets a session that ended meanwhile', 'mine', { kind: 'ended', token: 'mine' }, undefined],
  ['forgets its session when the player left', 'mine', { kind: 'ended' }, undefined],
  ['keeps its session when another ended', 'mine', { kind: 'ended', token: 'other' }, 'mine'],
  ['takes no notice of nonsense', 'mine', { kind: 'begun', token: 7 }, 'mine'],
])('%s', async (_what, mine, message, token) => {
  if (mine !== undefined) keepToken(mine, 'tab');
  sessionStorage.setItem('parlour.user', 'of mine');
  boot().post(message);
  await settle();
  expect(tabToken()).toBe(token);
  expect(sessionStorage.getItem('parlour.user')).toBe(token === mine ? 'of mine' : null);
});

it('leaves the listening to the shell once that started', async () => {
  const { page, post } = boot();
  page.dispatchEvent(new Event('DOMContentLoaded'));
  post({ kind: 'begun', token: 'late' });
  await settle();
  expect(tabToken()).toBeUndefined();
});

it.each([
  ['navigate', 'of mine'],
  ['reload', 'of mine'],
  ['back_forward', null],
])('after a visit by %s what is known of the member is %s', (visit, user) => {
  keepToken('mine', 'tab');
  sessionStorage.setItem('parlour.user', 'of mine');
  boot(visit);
  expect(sessionStorage.getItem('parlour.user')).toBe(user);
  expect(tabToken()).toBe('mine');
});
