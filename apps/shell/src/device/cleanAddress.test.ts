import { tidyAddress } from './cleanAddress';

it.each([
  ['/#mine', '/#/mine'],
  ['/#wallet', '/#/wallet'],
  ['/#message?type=1', '/#/message?type=1'],
  ['/#!/mine', '/#/mine'],
  ['/#!mine', '/#/mine'],
  ['/#//mine', '/#/mine'],
  ['/#/register?pid=7', '/#/login?type=1&pid=7'],
  ['/#register', '/#/login?type=1&'],
  ['/#/mine/', '/#/mine'],
  ['/#%2Fmine%3Ftype%3D1', '/#/mine?type=1'],
  ['/#%252Fmine', '/#/mine'],
  ['/#/login%3Ftype=1&pid=77', '/#/login?type=1&pid=77'],
  ['/#/?pid=77#rd', '/#/?pid=77'],
  ['/#/login?type=1&amp;pid=77', '/#/login?type=1&pid=77'],
  ['/?a=1#mine', '/?a=1#/mine'],
  ['/#/login?redirect=%2FactivityInfo%3Fid%3D7', '/#/login?redirect=%2FactivityInfo%3Fid%3D7'],
  ['/#/login?redirect=/activityInfo?id=7', '/#/login?redirect=/activityInfo?id=7'],
  ['/#/mine?x=%', '/#/mine?x=%'],
  ['/#%2F%', '/#/%2F%'],
  ['/#/', '/#/'],
  ['/', '/'],
])('%s is %s', (written, meant) => {
  history.replaceState({ idx: 3 }, '', written);
  tidyAddress(window);
  expect(location.href).toBe(`http://localhost${meant}`);
  expect(history.state).toEqual({ idx: 3 });
});
