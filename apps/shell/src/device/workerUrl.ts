/** Where phones ask for the service worker: the same place in every release, so that it can be taken away. */
export const WORKER_URL = '/service-worker.js';
