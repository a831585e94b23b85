import { createValue } from '@parlour/platform/host';
import { testManifest } from '@parlour/release-contract/testManifest';
import { followServiceWorker, takeWaitingWorker } from './registration';

const files = () => [{ url: '/assets/wallet/1.0.0/remoteEntry.js', integrity: 'sha384-A' }];
const settle = () => new Promise((resolve) => setTimeout(resolve));
const withShell = (shell: typeof testManifest.shell) => ({ ...testManifest, shell });

/**
 * Fakes a browser's service workers, which record the messages they get. A waiting worker that is told to take over gets the
 * given state.
 */
function fakeWorkers(stateAfter: ServiceWorkerState = 'activated') {
  const done: string[] = [];
  const active = { postMessage: (order: unknown) => done.push(JSON.stringify(order)) };
  const waiting = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage: (order: unknown) => {
      done.push(JSON.stringify(order));
      waiting.state = stateAfter;
      waiting.dispatchEvent(new Event('statechange'));
    },
  });
  const registration = {
    active,
    waiting,
    update: async () => void done.push('update'),
    unregister: async () => done.push('unregister'),
  };
  const workers = {
    ready: Promise.resolve(registration),
    controller: null,
    register: async (address: string) => void done.push(`register ${address}`),
    getRegistration: async () => registration,
    getRegistrations: async () => [registration],
  };
  return { done, workers: workers as unknown as ServiceWorkerContainer };
}

const deleted: string[] = [];
beforeEach(() => {
  deleted.length = 0;
  const caches = {
    keys: async () => ['parlour.assets', 'parlour.documents', 'somebody else’s'],
    delete: async (name: string) => deleted.push(name),
  };
  Object.assign(globalThis, { caches });
  delete globalThis.parlourLaunch;
});

it('registers the worker and sends it the files to cache', async () => {
  const { done, workers } = fakeWorkers();
  await followServiceWorker({ manifest: createValue(testManifest), files, workers });
  expect(done).toEqual(['register /service-worker.js', JSON.stringify({ kind: 'keep', files: files() })]);
});

it('checks for an update when another shell is live, and not for another remote', async () => {
  const { done, workers } = fakeWorkers();
  const manifest = createValue(testManifest);
  await followServiceWorker({ manifest, files, workers });
  done.length = 0;
  manifest.set({ ...testManifest, sequence: 4 });
  await settle();
  expect(done).toEqual([]);
  manifest.set(withShell({ version: '1.1.0' }));
  await settle();
  expect(done).toEqual(['update']);
});

it('unregisters it and deletes its caches when it is switched off, and registers it again when it is on', async () => {
  const { done, workers } = fakeWorkers();
  const manifest = createValue(testManifest);
  await followServiceWorker({ manifest, files, workers });
  done.length = 0;
  manifest.set(withShell({ version: '1.0.0', worker: 'off' }));
  await settle();
  expect([done, deleted]).toEqual([
    ['update', 'unregister'],
    ['parlour.assets', 'parlour.documents'],
  ]);
  manifest.set(testManifest);
  await settle();
  expect(done).toEqual(['update', 'unregister', 'register /service-worker.js']);
});

it('registers none when it is switched off, in a messaging app, or without browser support', async () => {
  const { done, workers } = fakeWorkers();
  void followServiceWorker({ manifest: createValue(withShell({ version: '1.0.0', worker: 'off' })), files: () => [], workers });
  await settle();
  expect(done.filter((one) => one.startsWith('register'))).toEqual([]);
  done.length = 0;
  await followServiceWorker({ manifest: createValue(testManifest), files, workers: undefined });
  globalThis.parlourLaunch = '';
  await followServiceWorker({ manifest: createValue(testManifest), files, workers });
  expect(done).toEqual([]);
});

it('activates the waiting worker', async () => {
  const { done, workers } = fakeWorkers();
  await takeWaitingWorker(workers);
  expect(done).toEqual(['{"kind":"takeOver"}']);
});

it('unregisters a worker that does not become active, which would hold the next navigation', async () => {
  jest.useFakeTimers();
  const { done, workers } = fakeWorkers('activating');
  const isTaken = takeWaitingWorker(workers);
  await jest.advanceTimersByTimeAsync(2000);
  await isTaken;
  jest.useRealTimers();
  expect(done).toEqual(['{"kind":"takeOver"}', 'unregister']);
});
