import { readText } from '../testing/readText';
import { showStartFailure } from './startFailure';

const manifest = { composition: 'c-1', shell: { version: '2.0.0' } };
const bodies: Blob[] = [];
let isOnline = true;

beforeEach(() => {
  jest.useFakeTimers();
  bodies.length = 0;
  isOnline = true;
  Object.defineProperty(navigator, 'sendBeacon', { value: (_url: string, body: Blob) => bodies.push(body), configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  document.body.innerHTML = `<div id="root"><div id="frame"></div></div><script id="manifest" type="application/json">${JSON.stringify(manifest)}</script>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const reported = async () => JSON.parse((await readText(bodies)) || '{}');
const failOf = (src: string) => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(0);
};

it('shows that the site could not be loaded, and reports the missing file to the gateway', async () => {
  showStartFailure(window);
  failOf('/assets/shell/2.0.0/main.ab.js');
  expect(document.querySelector('[role=alert]')).toHaveTextContent('The site could not be loaded.');
  expect(await reported()).toEqual({
    page: expect.any(String),
    composition: 'c-1',
    events: [
      {
        event: 'error',
        kind: 'start',
        remote: 'shell',
        version: '2.0.0',
        shell: '2.0.0',
        name: 'StartFailure',
        message: 'error',
        frames: [{ file: 'shell/2.0.0/main.ab.js', line: 0, column: 0 }],
        screen: '',
        count: 1,
      },
    ],
  });
});

it('reports where the script threw, without its message', async () => {
  showStartFailure(window);
  const thrown = new ErrorEvent('error', {
    message: 'no card of Lin Lan',
    filename: 'http://localhost/assets/shell/2.0.0/main.ab.js?token=secret',
    lineno: 7,
    colno: 4711,
  });
  window.dispatchEvent(thrown);
  jest.advanceTimersByTime(0);
  const { events } = await reported();
  expect(events).toMatchObject([{ message: 'error', frames: [{ file: 'shell/2.0.0/main.ab.js', line: 7, column: 4711 }] }]);
});

it('reports a timeout when it hangs', async () => {
  showStartFailure(window);
  jest.advanceTimersByTime(20_000);
  expect((await reported()).events).toMatchObject([{ message: 'timeout', frames: [{ file: 'shell/2.0.0/document.html' }] }]);
});

it('reports nothing without a network, nor once the site has started', async () => {
  showStartFailure(window);
  isOnline = false;
  failOf('/assets/shell/2.0.0/main.ab.js');
  isOnline = true;
  document.body.innerHTML = '<div id="root"><main></main></div>';
  failOf('/assets/shell/2.0.0/other.js');
  expect(bodies).toEqual([]);
});
