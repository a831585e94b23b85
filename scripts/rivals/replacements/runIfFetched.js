// Stands in the one application that starts as ours does: runs the piece that the boot script asked for when it has come.
import { loadScreen } from './loadScreen.js';

const LATEST_MS = 300;

export async function runIfFetched(found) {
  const asked = [...document.querySelectorAll('link[rel=preload][as=script]')];
  const hasCome = ({ href }) => performance.getEntriesByName(href, 'resource').some(({ responseEnd }) => responseEnd > 0);
  if (asked.length === 0 || !asked.every(hasCome)) return;
  const tooLate = new Promise((resolve) => setTimeout(resolve, LATEST_MS));
  await Promise.race([loadScreen(found), tooLate]).catch(() => undefined);
}
