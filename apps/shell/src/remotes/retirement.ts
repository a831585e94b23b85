import type { Store } from '@parlour/platform';
import { removeScreens, loadedReleases } from './loadScreen';
import { removePreloads } from '../boot/preload';
import { type Composition, releaseOf } from '@parlour/release-contract/composition';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

/** Parts of a screen that was left may still be loading for this long. */
const GRACE_MS = 2000;

interface RetirementParts {
  /** The route whose screen is mounted. */
  readonly entered: Store<FoundRoute | undefined>;
  readonly manifest: Store<unknown>;
  readonly composition: () => Composition;
}

/**
 * Removes a release, with everything that the page has stored about it, once none of its screens is mounted and another release
 * is in use.
 */
export function startRetirement({ entered, manifest, composition }: RetirementParts): void {
  const idleSince = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sweep = () => {
    clearTimeout(timer);
    const mounted = entered.read()?.release.container;
    for (const [container, found] of loadedReleases) {
      const isUsed = container === mounted || container === releaseOf(composition(), found.remote)?.release.container;
      const since = idleSince.get(container) ?? Date.now();
      if (!isUsed) idleSince.set(container, since);
      if (!isUsed && Date.now() - since < GRACE_MS) continue;
      idleSince.delete(container);
      if (!isUsed) removeRelease(found);
    }
    // Checked again when the screen or the manifest changes, and after the grace period.
    timer = idleSince.size > 0 ? setTimeout(sweep, GRACE_MS) : undefined;
  };
  entered.watch(sweep);
  manifest.watch(sweep);
}

function removeRelease({ release: { container }, base }: FoundRoute): void {
  removeScreens(container);
  forgetContainer(container);
  removePreloads(base);
  // An element with an id stays: the next release may use it too, as goober does.
  for (const element of document.querySelectorAll(`script[src^="${base}"], style[data-release="${base}"]:not([id])`))
    element.remove();
}

/** Removes what build tools and the runtime of Module Federation store about a container under its name. */
function forgetContainer(container: string): void {
  // A container is a `var`, which cannot be deleted.
  Reflect.set(globalThis, container, undefined);
  for (const tool of ['rspack', 'webpack']) Reflect.deleteProperty(globalThis, `${tool}Chunk${container}`);
  const { __INSTANCES__: instances, moduleInfo, __SHARE__: shares } = Object(Reflect.get(globalThis, '__FEDERATION__'));
  if (Array.isArray(instances)) instances.splice(0, instances.length, ...instances.filter(({ name }) => name !== container));
  // The runtime adds the version of the package to some names: `bingo_2_0_0:0.1.0`.
  for (const known of [moduleInfo, shares])
    for (const name of Object.keys(Object(known))) if (name.split(':')[0] === container) Reflect.deleteProperty(known, name);
}
