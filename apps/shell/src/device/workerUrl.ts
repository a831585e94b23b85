/** The service worker's address: the same in every release, so that it can be removed. */
export const WORKER_URL = '/service-worker.js';
