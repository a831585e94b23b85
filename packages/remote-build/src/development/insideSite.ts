import { createSitePage } from './sitePage';

declare const __webpack_require__: {
  /** Base URL of the files. */
  readonly p: string;
  /** Loads a script, of a chunk or of changed modules. */
  l: (url: string, done: (event: unknown) => void) => void;
};

// The first module of a remote in development that a running site shows; in its workers, too, which have no page.
if (globalThis.document !== undefined) followSite();

function followSite(): void {
  // Two remotes share one page.
  globalThis.parlourDev ??= createSitePage(globalThis);
  // The policy of the site runs no script without a hash, and the hashes in a build are those of one build.
  __webpack_require__.l = (url, done) => {
    const script = document.createElement('script');
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    integrityOf(url).then((integrity) => {
      Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous' });
      document.head.append(script);
    }, done);
  };

  new EventSource(`${__webpack_require__.p}changes`).addEventListener('build', ({ data }: MessageEvent<string>) =>
    parlourDev.hear(JSON.parse(data)),
  );
}

async function integrityOf(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-store' });
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
