import { share } from './share';

const page = { title: 'First deposit', url: 'https://parlour.example/#/activityInfo?id=1' };
const toast = jest.fn();
const writeText = jest.fn(async () => undefined);
const give = (sheet: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
const run = () => share(page, { toast, translate: (texts) => texts.default });

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  globalThis.parlourLaunch = undefined;
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
});

it("opens the phone's share sheet", async () => {
  const sheet = jest.fn(async () => undefined);
  give(sheet);
  await run();
  expect(sheet).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

it('does nothing else when the player closes the sheet', async () => {
  give(() => Promise.reject(new DOMException('', 'AbortError')));
  await run();
  expect(writeText).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['there is no sheet', undefined],
  ['the sheet is refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies the address when %s', async (_why, sheet) => {
  if (sheet) give(sheet);
  await run();
  expect(writeText).toHaveBeenCalledWith(page.url);
  expect(toast).toHaveBeenCalledWith('复制成功！', 'success');
});

it('shows the address when nothing else works', async () => {
  writeText.mockRejectedValueOnce(new Error('blocked'));
  document.execCommand = () => false;
  await run();
  expect(toast).toHaveBeenCalledWith(page.url);
});

it('shares through the messaging app that shows the page', async () => {
  const postEvent = jest.fn();
  globalThis.parlourLaunch = '';
  Object.defineProperty(window, 'TelegramWebviewProxy', { configurable: true, value: { postEvent } });
  await run();
  const [event, json] = postEvent.mock.calls[0] ?? [];
  expect(event).toBe('web_app_open_tg_link');
  const shareUrl = new URL(JSON.parse(json).path_full, 'https://t.me');
  expect(shareUrl.pathname).toBe('/share/url');
  expect(Object.fromEntries(shareUrl.searchParams)).toEqual({ url: page.url, text: page.title });
});
