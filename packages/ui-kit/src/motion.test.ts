import { followMotion, isMotionUnwanted } from './motion';

let tell: () => void = () => undefined;
const phone = { matches: false, addEventListener: (_event: string, listener: () => void) => (tell = listener) };

beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
  phone.matches = false;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  delete document.documentElement.dataset['motion'];
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('the phone says %s, the player %s: still %s', (isReduced, isChosen, isStill) => {
  phone.matches = isReduced;
  followMotion(() => isChosen);
  expect(isMotionUnwanted()).toBe(isStill);
});

test("follows the phone, and the player's choice when it is told to look", () => {
  let isChosen = false;
  const look = followMotion(() => isChosen);
  phone.matches = true;
  tell();
  expect(isMotionUnwanted()).toBe(true);
  phone.matches = false;
  tell();
  expect(isMotionUnwanted()).toBe(false);
  isChosen = true;
  look();
  expect(isMotionUnwanted()).toBe(true);
});
