// @ts-check
import { startSite } from './site.mjs';

/** @param {unknown} error */
const fail = (error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const site = await startSite({ env: process.env, say: console.log }).catch(fail);
if (site) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void site.stop().then(() => process.exit(0)));
  site.ended.catch(fail);
  console.log(`Parlour is ready at http://localhost:${site.port}`);
}
