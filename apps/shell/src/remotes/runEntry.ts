import type { ComponentType } from 'react';
import type { FoundRoute } from '@parlour/release-contract/composition';

/** A release's entry in the page: a container of Module Federation. */
export interface Container {
  /** Hands in what the shell shares; as often as one likes. */
  init(shareScope: object): unknown;
  /** Resolves to what runs an exposed module; a module of a screen exports its component under the screen's name. */
  get(module: string): Promise<() => Readonly<Record<string, ComponentType | undefined>>>;
}

/** Runs the entry of a release, if its bytes are the ones that the manifest vouches for. A failed try leaves nothing behind. */
export function runEntry({ base, release: { container, entry } }: Pick<FoundRoute, 'base' | 'release'>): Promise<Container> {
  // A release that was retired leaves its name behind.
  const ran = containerIn(container);
  if (ran !== undefined) return Promise.resolve(ran);
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
