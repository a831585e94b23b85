import { launchRoute } from './launchRoute';

const long = 'x'.repeat(101);
const short = 'x'.repeat(100);

it.each([
  ['/', long, '/telegram-login'],
  ['/', short, '/login?telegram=1'],
  ['/', 'x', '/login?telegram=1'],
  ['/', '', undefined],
  ['/activityInfo?id=7', long, '/telegram-login?redirect=%2FactivityInfo%3Fid%3D7'],
  ['/activityInfo?id=7', short, '/login?redirect=%2FactivityInfo%3Fid%3D7&telegram=1'],
  ['/login?redirect=%2Fmine', long, '/telegram-login?redirect=%2Fmine'],
  ['/login', short, '/login?telegram=1'],
  ['/login?telegram=1', long, undefined],
  ['/login?type=1&pid=7', long, undefined],
  ['/telegram-login?redirect=%2Fmine', long, undefined],
  ['/telegram-login', short, undefined],
])('a launch at %s with data %s opens %s', (address, data, door) => {
  expect(launchRoute(address, data)).toBe(door);
});
