import { releaseUrl } from './releaseUrl';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/console/', 'state', '/releases/state'],
  ['/console/?site=staging', 'state', '/releases/state?site=staging'],
  ['/console/?site=staging#/history', 'history?limit=30', '/releases/history?limit=30&site=staging'],
  ['/console/?site=a%26b', 'state', '/releases/state?site=a%26b'],
])('on the page %s, %s is asked at %s', (page, call, address) => {
  history.replaceState(null, '', page);
  expect(releaseUrl(call)).toBe(address);
});
