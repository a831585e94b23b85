import { watchReducedMotion, prefersReducedMotion } from './reducedMotion';

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

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('the phone says %s, the player %s: still %s', (isReduced, isChosen, isStill) => {
  phone.matches = isReduced;
  watchReducedMotion(() => isChosen);
  expect(prefersReducedMotion()).toBe(isStill);
});

it("follows the phone's setting, and the player's choice when the returned function is called", () => {
  let isChosen = false;
  const update = watchReducedMotion(() => isChosen);
  phone.matches = true;
  tell();
  expect(prefersReducedMotion()).toBe(true);
  phone.matches = false;
  tell();
  expect(prefersReducedMotion()).toBe(false);
  isChosen = true;
  update();
  expect(prefersReducedMotion()).toBe(true);
});
