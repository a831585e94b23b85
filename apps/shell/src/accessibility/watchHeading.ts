/** A changing screen renders a few times; its heading is final after this time. */
const SETTLED_MS = 100;

/** Reports the page's heading, as soon as there is one, and each that replaces it; returns the function that stops it. */
export function watchHeading(page: Document, emit: (heading: string) => void): () => void {
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    timer = undefined;
    const heading = page.querySelector('h1')?.textContent.trim() ?? '';
    if (heading === '' || heading === reported) return;
    reported = heading;
    emit(heading);
  };
  const soon = () => (timer ??= setTimeout(check, SETTLED_MS));
  const observer = new MutationObserver(soon);
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
