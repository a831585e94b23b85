import { vibrate } from './haptics';

const phone = jest.fn();
const postEvent = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: phone });
});
afterEach(() => {
  globalThis.parlourLaunch = undefined;
  delete document.documentElement.dataset['motion'];
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
});

it('vibrates where the phone supports it', () => {
  vibrate('success');
  expect(phone).toHaveBeenCalledWith([12, 60, 24]);
});

it('does nothing where the phone does not support it', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => vibrate('tap')).not.toThrow();
});

it('does nothing with reduced motion', () => {
  document.documentElement.dataset['motion'] = 'still';
  vibrate('warning');
  expect(phone).not.toHaveBeenCalled();
});

it("sends the messaging app's own request", () => {
  globalThis.parlourLaunch = '';
  Object.defineProperty(window, 'TelegramWebviewProxy', { configurable: true, value: { postEvent } });
  vibrate('tap');
  vibrate('warning');
  expect(phone).not.toHaveBeenCalled();
  expect(postEvent.mock.calls).toEqual([
    ['web_app_trigger_haptic_feedback', '{"type":"impact","impact_style":"light"}'],
    ['web_app_trigger_haptic_feedback', '{"type":"notification","notification_type":"warning"}'],
  ]);
});
