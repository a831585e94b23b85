/** A screen that changes draws a few times; what stands then is its heading. */
const SETTLED_MS = 100;

/** Tells the page's heading, as soon as there is one, and each that takes its place; returns the way to stop. */
export function watchHeading(page: Document, emit: (heading: string) => void): () => void {
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const heading = page.querySelector('h1')?.textContent.trim() ?? '';
    if (heading === '' || heading === told) return;
    told = heading;
    emit(heading);
  };
  const soon = () => (timer ??= setTimeout(look, SETTLED_MS));
  const observer = new MutationObserver(soon);
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
