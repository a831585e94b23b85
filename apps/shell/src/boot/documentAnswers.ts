/** The server sends answers that are at most ten seconds old. A document from the service worker's cache contains older ones. */
const FRESH_MS = 20_000;

/**
 * The answers that the server put into the document, by call. Empty when this phone's clock says that they are too old or from
 * the future.
 */
export function documentAnswers(document: Document): Readonly<Record<string, unknown>> {
  const element = document.getElementById('answers');
  const ageMs = Date.now() - Number(element?.dataset['at']);
  return Math.abs(ageMs) < FRESH_MS ? (JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>) : {};
}
