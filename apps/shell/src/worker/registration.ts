import type { Observable } from '@parlour/platform';
import { isMiniApp } from '@parlour/platform/launch';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { RemoteFile } from '@parlour/release-contract/composition';
import { post } from '../device/tabMessages';
import { withTimeout } from '../device/withTimeout';
import { WORKER_URL } from '../device/workerUrl';
import type { WorkerMessage } from './workerMessage';

const REPLACED_MS = 2000;

interface Following {
  readonly manifest: Observable<Manifest>;
  /** What the worker should cache beside the shell. */
  readonly files: () => readonly RemoteFile[];
  readonly workers?: ServiceWorkerContainer | undefined;
}

/**
 * Takes the service worker that is live, requests the next one when another shell is live, and drops it when it is switched
 * off. A messaging app opens the site by itself, with separate storage, so nothing is cached there.
 */
export async function followServiceWorker({ manifest, files, workers = navigator.serviceWorker }: Following): Promise<void> {
  if (workers === undefined || isMiniApp()) return;
  let taken: string | undefined;
  const follow = async () => {
    const { version, worker } = manifest.read().shell;
    if (worker === 'off') {
      taken = undefined;
      return letGo(workers);
    }
    if (taken === version) return;
    const hasOne = taken !== undefined;
    taken = version;
    // The browser looks for another worker with each page that is loaded; this page is there already.
    if (hasOne) await (await workers.getRegistration())?.update();
    else await workers.register(WORKER_URL);
  };
  const next = () => void follow().catch(() => (taken = undefined));
  manifest.watch(next);
  next();
  const { active } = await workers.ready;
  const order: WorkerMessage = { kind: 'keep', files: files() };
  if (taken !== undefined && active !== null) post(active, order);
}

/** Lets the waiting worker, if there is one, take the place of the one before; resolves when it did, or does not in a while. */
export async function takeWaitingWorker(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  const order: WorkerMessage = { kind: 'takeOver' };
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!workers || !waiting) return;
  const isReplaced = replaced(workers);
  post(waiting, order);
  await isReplaced;
}

async function letGo(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    const isReplaced = replaced(workers);
    // The script served in its place takes over: an unregistered worker stays active for this page, and goes on caching.
    await registration.update().catch(() => undefined);
    await isReplaced;
    await registration.unregister();
  }
  const ours = (await caches.keys()).filter((name) => name.startsWith('parlour.'));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** Resolves when another worker took the place of the one that serves this page, or none did in a while. */
function replaced(workers: ServiceWorkerContainer): Promise<unknown> {
  if (workers.controller === null) return Promise.resolve();
  const changed = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  return withTimeout(changed, REPLACED_MS);
}
