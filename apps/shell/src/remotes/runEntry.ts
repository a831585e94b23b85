import type { FoundRoute } from './resolve';

/** Runs the entry of a release, if its bytes are the ones that the manifest vouches for. A failed try leaves nothing behind. */
export function runEntry({ base, release: { container, entry } }: Pick<FoundRoute, 'base' | 'release'>): Promise<void> {
  // A release that was retired leaves its name behind.
  if (Reflect.get(globalThis, container) !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`${container}: ${why}`));
    };
    script.addEventListener('error', () => fail('the entry did not come as it was published'));
    script.addEventListener('load', () => {
      if (Reflect.get(globalThis, container) === undefined) fail('the entry ran and left nothing');
      else resolve();
    });
    Object.assign(script, { src: base + entry.path, integrity: entry.integrity, crossOrigin: 'anonymous' });
    document.head.append(script);
  });
}
