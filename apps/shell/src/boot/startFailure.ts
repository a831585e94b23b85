import type { Beacon } from '@parlour/release-contract/telemetry';
import { inlineManifest } from './inlineManifest';

const LATEST_MS = 20_000;
const REFETCH_TIMEOUT_MS = 10_000;

/** Shows a message when the site cannot start: its script is missing, was altered in transit, hangs or throws at once. */
export function showStartFailure(page: Window): void {
  const { document, location } = page;
  const showFailure = (event?: ErrorEvent) => {
    const root = document.getElementById('root');
    // Once anything besides the document's own frame is rendered, the site has started.
    if (root === null || root.querySelector(':scope > :not(#frame)') !== null) return;
    const text = document.createElement('p');
    text.append('The site could not be loaded.', document.createElement('br'), '网站加载失败');
    const retryButton = document.createElement('button');
    retryButton.append('Try again · 重试');
    retryButton.addEventListener('click', () => {
      // Bypasses the browser's cache, which may hold the damaged file.
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
      const fetched = scripts.map(({ src }) => fetch(src, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }));
      void Promise.allSettled(fetched).then(() => location.reload());
    });
    const box = Object.assign(document.createElement('div'), { id: 'failed', role: 'alert' });
    box.append(text, retryButton);
    // A shell that starts late replaces this message.
    root.replaceChildren(box);
    reportFailure(page, event);
  };
  // In the capture phase, since a script's load error does not bubble.
  page.addEventListener('error', (event) => isPicture(event.target) || setTimeout(showFailure, 0, event), true);
  setTimeout(showFailure, LATEST_MS);
}

/** A picture of the frame that fails to load does not prevent the site from starting. */
function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('img, [as=image]');
}

/** Sends its own beacon, because the monitoring was not loaded: the place of the failure, without the error's message. */
function reportFailure({ document, location, navigator }: Window, event: ErrorEvent | undefined): void {
  const manifest = inlineManifest(document);
  if (manifest === undefined || !navigator.onLine) return;
  const { composition, shell } = manifest;
  const { target, filename = location.href, lineno: line = 0, colno: column = 0 } = event ?? {};
  const file = new URL(target instanceof HTMLScriptElement ? target.src : filename, location.href).pathname.split('/assets/')[1];
  const place = { frames: [{ file: file ?? `shell/${shell.version}/document.html`, line, column }], screen: '', count: 1 };
  const source = { remote: 'shell', version: shell.version, shell: shell.version };
  const beacon: Beacon = {
    page: Math.random().toString(36).slice(2),
    composition,
    events: [
      { event: 'error', kind: 'start', ...source, name: 'StartFailure', message: event ? event.type : 'timeout', ...place },
    ],
  };
  navigator.sendBeacon('/telemetry', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}
