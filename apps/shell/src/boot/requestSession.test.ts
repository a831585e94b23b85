import { createFakeBrowser } from '../testing/fakeChannel';
import { storeToken, tabToken } from '../device/tokenStorage';
import { requestSession, dropUserAfterBack } from './requestSession';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function boot() {
  const browser = createFakeBrowser();
  requestSession(browser.open());
  return browser;
}

afterEach(() => sessionStorage.clear());

it("requests the session at once, with this tab's token", () => {
  expect(boot().posted).toEqual([{ kind: 'wanted', token: undefined }]);
  storeToken('mine', 'tab');
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
  if (mine !== undefined) storeToken(mine, 'tab');
  sessionStorage.setItem('parlour.user', 'of mine');
  boot().post(message);
  await settle();
  expect(tabToken()).toBe(token);
  expect(sessionStorage.getItem('parlour.user')).toBe(token === mine ? 'of mine' : null);
});

it.each([
  ['navigate', 'of mine'],
  ['reload', 'of mine'],
  ['back_forward', null],
])('after a visit by %s what is known of the member is %s', (visit, user) => {
  storeToken('mine', 'tab');
  sessionStorage.setItem('parlour.user', 'of mine');
  const performance = { getEntriesByType: () => [{ type: visit }] };
  dropUserAfterBack({ performance: performance as unknown as Performance });
  expect(sessionStorage.getItem('parlour.user')).toBe(user);
  expect(tabToken()).toBe('mine');
});
