/** The server's answers are ten seconds old at most when they leave it; a document of the service worker's is older. */
const FRESH_MS = 20_000;

/** The answers that came with the document, by call; none when they are old by this phone's clock, or from its future. */
export function documentAnswers(document: Document): Readonly<Record<string, unknown>> {
  const element = document.getElementById('answers');
  const ageMs = Date.now() - Number(element?.dataset['at']);
  return Math.abs(ageMs) < FRESH_MS ? (JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>) : {};
}
