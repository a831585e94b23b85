import { createSitePage } from './sitePage';

declare const __webpack_require__: {
  /** Base URL of the files. */
  readonly p: string;
  /** Loads a script: a chunk or changed modules. */
  l: (url: string, done: (event: unknown) => void) => void;
};

// The first module of a remote in development inside a running site. It also runs in workers, which have no page.
if (globalThis.document !== undefined) followSite();

function followSite(): void {
  // Separate globals, because two remotes may share one page.
  globalThis.parlourDev ??= createSitePage(globalThis);
  // The policy of the site requires hashes, but those in a build do not cover later builds, so scripts are loaded differently.
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
