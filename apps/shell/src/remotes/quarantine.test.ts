import { quarantine, clearRunning, isQuarantined, noteRunning, takeHungRelease, releaseFromQuarantine } from './quarantine';
import { findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';

function mine(version: string): FoundRoute {
  const found = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, '/mine');
  if (found === undefined) throw new Error('nobody owns /mine');
  return { ...found, release: { ...found.release, version } };
}

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('a release that failed is in quarantine for five minutes, others are not', () => {
  jest.useFakeTimers();
  quarantine(mine('1.0.0'));
  expect([isQuarantined(mine('1.0.0')), isQuarantined(mine('1.0.1'))]).toEqual([true, false]);
  jest.advanceTimersByTime(299_999);
  expect(isQuarantined(mine('1.0.0'))).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isQuarantined(mine('1.0.0'))).toBe(false);
  quarantine(mine('1.0.0'));
  releaseFromQuarantine(mine('1.0.0'));
  expect(isQuarantined(mine('1.0.0'))).toBe(false);
});

it('a release that blocked the page is returned to the next page, once', () => {
  noteRunning(mine('2.0.0'));
  expect(takeHungRelease()).toEqual({ remote: 'account', version: '2.0.0' });
  expect(isQuarantined(mine('2.0.0'))).toBe(true);
  expect(takeHungRelease()).toBeUndefined();
});

it('a release that did not block is not', () => {
  noteRunning(mine('3.0.0'));
  clearRunning();
  expect(takeHungRelease()).toBeUndefined();
  expect(isQuarantined(mine('3.0.0'))).toBe(false);
});
