/** Stories that run side by side have a site each, so that none meets what another one does to it. */
const sites = JSON.parse(process.env.PARLOUR_SITES ?? '[]');
Object.assign(process.env, sites[Number(process.env.JEST_WORKER_ID) - 1]);
