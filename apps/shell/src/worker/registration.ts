import type { Store } from '@parlour/platform';
import { isMiniApp } from '@parlour/platform/launch';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { RemoteFile } from '@parlour/release-contract/findRoute';
import { post } from '../device/tabMessages';
import { means } from '../device/means';
import { withTimeout } from '../device/withTimeout';
import { WORKER_URL } from '../device/workerUrl';
import type { WorkerMessage } from './workerMessage';

const REPLACED_MS = 2000;

interface Following {
  readonly manifest: Store<Manifest>;
  /** What the worker should cache beside the shell. */
  readonly files: () => readonly RemoteFile[];
  readonly workers?: ServiceWorkerContainer | undefined;
}

/**
 * Registers the service worker, updates it when another shell is live, and unregisters it when it is switched off. A messaging app
 * opens the site with separate storage, so nothing is cached there.
 */
export async function followServiceWorker({
  manifest,
  files,
  workers = means(() => navigator.serviceWorker),
}: Following): Promise<void> {
  if (workers === undefined || isMiniApp()) return;
  let registeredVersion: string | undefined;
  const follow = async () => {
    const { version, worker } = manifest.read().shell;
    if (worker === 'off') {
      registeredVersion = undefined;
      return unregisterAll(workers);
    }
    if (registeredVersion === version) return;
    const isRegistered = registeredVersion !== undefined;
    registeredVersion = version;
    // Requests the update explicitly, because the browser checks for one only when a page is loaded.
    if (isRegistered) await (await workers.getRegistration())?.update();
    else await workers.register(WORKER_URL);
  };
  const next = () => void follow().catch(() => (registeredVersion = undefined));
  manifest.watch(next);
  next();
  const { active } = await workers.ready;
  const message: WorkerMessage = { kind: 'keep', files: files() };
  if (registeredVersion !== undefined && active !== null) post(active, message);
}

/**
 * Activates the waiting worker, if there is one, so that the page can be reloaded. A worker that does not become active in time
 * is unregistered: Chromium blocks every navigation until a worker is active, and sometimes activates it only after minutes when
 * the old worker gets a request at that moment. The next page registers a worker again, which uses the existing cache.
 */
export async function takeWaitingWorker(workers = means(() => navigator.serviceWorker)): Promise<void> {
  const message: WorkerMessage = { kind: 'takeOver' };
  const registration = await workers?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return;
  const isActive = new Promise((resolve) => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve(true));
  });
  post(waiting, message);
  if (!(await withTimeout(isActive, REPLACED_MS))) await withTimeout(registration.unregister(), REPLACED_MS);
}

async function unregisterAll(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    const isReplaced = replaced(workers);
    // An unregistered worker stays active for this page and continues to cache, so it is first updated to the script that
    // replaces it.
    await registration.update().catch(() => undefined);
    await isReplaced;
    await registration.unregister();
  }
  const ownCaches = (await caches.keys()).filter((name) => name.startsWith('parlour.'));
  await Promise.all(ownCaches.map((name) => caches.delete(name)));
}

/** Resolves when another worker controls this page, or after a timeout. */
function replaced(workers: ServiceWorkerContainer): Promise<unknown> {
  if (workers.controller === null) return Promise.resolve();
  const changed = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  return withTimeout(changed, REPLACED_MS);
}
