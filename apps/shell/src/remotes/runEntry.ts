import type { ComponentType } from 'react';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

type Exposed = Readonly<Record<string, ComponentType | undefined>>;

/** A release's entry in the page: a container of Module Federation. */
export interface Container {
  /** Passes in the shared libraries; may be called repeatedly. */
  init(shareScope: object): unknown;
  /**
   * Resolves to a function that returns an exposed module, or a promise of it where the module or one that it imports awaits something at
   * its top; a screen's module exports its component under the screen's name.
   */
  get(module: string): Promise<() => Exposed | Promise<Exposed>>;
}

/**
 * Whether the browser checks the `integrity` hashes of import maps. Nothing reveals that directly, but no browser had `requestClose` before it.
 */
const checksImports = () => 'requestClose' in HTMLDialogElement.prototype;

/** Entries that are being run, by container. */
const running = new Map<string, Promise<Container>>();

/** Runs the entry of a release once, if its bytes have the hash of the manifest. A failed attempt leaves nothing behind. */
export function runEntry({ base, release }: Pick<FoundRoute, 'base' | 'release'>): Promise<Container> {
  const { container, entry, imports } = release;
  if (imports) {
    if (checksImports()) return import(/* webpackIgnore: true */ base + entry.path);
    return Promise.reject(new Error(`${container}: this browser checks no imports`));
  }
  // The global variable of a retired release still exists.
  const ran = containerIn(container);
  if (ran !== undefined) return Promise.resolve(ran);
  const started = running.get(container) ?? runScript(container, base, entry);
  running.set(container, started);
  return started.finally(() => running.delete(container));
}

function runScript(container: string, base: string, entry: FoundRoute['release']['entry']): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`${container}: ${why}`));
    };
    script.addEventListener('error', () => fail('the entry did not come as it was published'));
    script.addEventListener('load', () => {
      const made = containerIn(container);
      if (made === undefined) fail('the entry ran and left nothing');
      else resolve(made);
    });
    Object.assign(script, { src: base + entry.path, integrity: entry.integrity, crossOrigin: 'anonymous' });
    document.head.append(script);
  });
}

function containerIn(name: string): Container | undefined {
  return Reflect.get(globalThis, name) as Container | undefined;
}
