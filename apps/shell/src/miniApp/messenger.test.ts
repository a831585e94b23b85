import { listen, send } from './messenger';

const names = ['TelegramWebviewProxy', 'Telegram', 'external', 'parent'] as const;
const before = names.map((name) => [name, window[name]] as const);

afterEach(() => {
  for (const [name, value] of before) put(name, value);
});

const put = (name: string, value: unknown) => Object.defineProperty(window, name, { configurable: true, writable: true, value });

it('sends through the bridge of phones', () => {
  const postEvent = jest.fn();
  put('TelegramWebviewProxy', { postEvent });
  send('web_app_ready');
  send('web_app_setup_back_button', { is_visible: true });
  expect(postEvent.mock.calls).toEqual([
    ['web_app_ready', '{}'],
    ['web_app_setup_back_button', '{"is_visible":true}'],
  ]);
});

it('sends through the bridge of the desktop app', () => {
  const notify = jest.fn();
  put('external', { notify });
  send('web_app_ready');
  expect(notify).toHaveBeenCalledWith('{"eventType":"web_app_ready","eventData":{}}');
});

it('sends to the page around it on the web, and to no other origin', () => {
  const postMessage = jest.fn();
  put('parent', { postMessage });
  send('web_app_ready');
  expect(postMessage).toHaveBeenCalledWith('{"eventType":"web_app_ready","eventData":{}}', 'https://web.telegram.org');
});

it('sends nothing outside of a messaging app', () => {
  expect(() => send('web_app_ready')).not.toThrow();
});

it('receives events of the bridge until it is stopped', () => {
  const listener = jest.fn();
  const stop = listen(listener);
  window.Telegram?.WebView?.receiveEvent?.('viewport_changed', { height: 1 });
  window.Telegram?.WebView?.receiveEvent?.('back_button_pressed', null);
  stop();
  window.Telegram?.WebView?.receiveEvent?.('back_button_pressed', null);
  expect(listener.mock.calls).toEqual([
    ['viewport_changed', { height: 1 }],
    ['back_button_pressed', {}],
  ]);
});

const own = (value: object) => Object.defineProperty(window, 'Telegram', { configurable: true, ...value });
const foreign: readonly (readonly [what: string, place: () => unknown, isHeard: boolean])[] = [
  ['frozen', () => own({ writable: true, value: Object.freeze({ WebApp: {} }) }), true],
  ['not to be replaced', () => own({ writable: false, value: { WebApp: 1 } }), true],
  ['frozen and not to be replaced', () => own({ writable: false, value: Object.freeze({ WebView: 'none' }) }), false],
  ['a text', () => own({ writable: true, value: 'Telegram' }), true],
  [
    'with a getter that throws',
    () =>
      own({
        get: () => {
          throw new Error('mine');
        },
      }),
    false,
  ],
  [
    'with a WebApp that throws',
    () =>
      own({
        writable: true,
        value: {
          get WebApp() {
            throw new Error('mine');
          },
        },
      }),
    true,
  ],
];

it.each(foreign)('works when Telegram is %s', (_what, place, isHeard) => {
  place();
  const listener = jest.fn();
  listen(listener);
  if (isHeard) window.Telegram?.WebView?.receiveEvent?.('back_button_pressed', null);
  expect(listener).toHaveBeenCalledTimes(isHeard ? 1 : 0);
  own({ writable: true, value: undefined });
});

it.each([
  [
    'throws',
    {
      postEvent: () => {
        throw new Error('mine');
      },
    },
  ],
  ['has no voice', {}],
])('is not stopped by a bridge that %s', (_what, bridge) => {
  put('TelegramWebviewProxy', bridge);
  expect(() => send('web_app_ready')).not.toThrow();
});

it.each([
  ['the messenger', 'https://web.telegram.org', '{"eventType":"back_button_pressed"}', 1],
  ['another origin', 'https://web.telegram.org.evil.example', '{"eventType":"back_button_pressed"}', 0],
  ['the messenger, damaged', 'https://web.telegram.org', '{"eventType"', 0],
  ['the messenger, without an event', 'https://web.telegram.org', 'null', 0],
])('hears messages of %s', (_who, origin, data, times) => {
  const listener = jest.fn();
  const stop = listen(listener);
  window.dispatchEvent(new MessageEvent('message', { origin, data, source: window.parent }));
  window.dispatchEvent(new MessageEvent('message', { origin, data, source: null }));
  stop();
  expect(listener).toHaveBeenCalledTimes(times);
});
