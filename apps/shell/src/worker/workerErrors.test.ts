import { reportWorkerErrors } from './workerErrors';
import type { WorkerScope } from './scope';

it('reports an uncaught error of the worker to the gateway once, with its place', () => {
  const fetched = jest.fn(async (_url: string, _request: { readonly body: string }) => new Promise(() => undefined));
  Object.assign(globalThis, { fetch: fetched });
  const scope = Object.assign(new EventTarget(), {
    location: { origin: 'http://site' },
    navigator: { onLine: true },
    release: { version: '2.0.0' },
  });
  reportWorkerErrors(scope as unknown as WorkerScope);
  const error = Object.assign(new TypeError('x is undefined'), { stack: 'at f (http://site/service-worker.js:1:2)' });
  scope.dispatchEvent(Object.assign(new Event('error'), { error }));
  scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  scope.navigator.onLine = false;
  scope.dispatchEvent(Object.assign(new Event('error'), { error: Object.assign(new Error('offline'), { stack: error.stack }) }));
  expect(fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(body).events])).toEqual([
    [
      '/telemetry',
      [
        {
          event: 'error',
          kind: 'worker',
          remote: 'shell',
          version: '2.0.0',
          shell: '2.0.0',
          name: 'TypeError',
          message: 'x is undefined',
          frames: [{ file: 'shell/2.0.0/service-worker.js', line: 1, column: 2 }],
          screen: '',
          count: 1,
        },
      ],
    ],
  ]);
});
