import type { Store } from '@parlour/platform';
import { type Composition, releaseOf } from '@parlour/release-contract/composition';
import type { Manifest } from '@parlour/release-contract/manifest';

/** A version of a shared library, as the federation runtime keeps it. */
interface SharedLibrary {
  readonly from: string;
  readonly loaded: unknown;
}

/** Library → version → the library. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedLibrary>>>>;

/** What the Module Federation devtools read (module-federation.io, "Chrome devtool"). */
interface Federation {
  readonly moduleInfo: Readonly<Record<string, object>>;
  readonly __SHARE__: object;
}

declare global {
  interface Window {
    __FEDERATION__?: Federation;
    __VMOK__?: Federation;
  }
}

declare const __webpack_share_scopes__: { readonly default: ShareScope };

interface DevtoolsParts {
  readonly page: Pick<Window, '__FEDERATION__' | '__VMOK__' | 'postMessage' | 'location'>;
  readonly manifest: Store<Manifest>;
  readonly composition: () => Composition;
  readonly scope?: ShareScope;
}

/**
 * Fills in what the browser extension of Module Federation shows: the remotes with their versions and modules, and the shared
 * libraries. The official runtime would do it; ours leaves it out where players download it.
 */
export function fillDevtools({ page, manifest, composition, scope = __webpack_share_scopes__.default }: DevtoolsParts): void {
  const show = () => {
    const share = shareOf(composition(), scope);
    // The extension keeps fields of its own there.
    const federation = {
      ...page.__FEDERATION__,
      moduleInfo: moduleInfoOf(composition(), scope, page.location.origin),
      __SHARE__: share,
    };
    Object.assign(page, { __FEDERATION__: federation, __VMOK__: federation });
    page.postMessage({ moduleInfo: federation.moduleInfo, share }, page.location.origin);
  };
  show();
  manifest.watch(show);
}

/** One entry for the shell and one for each remote that this visitor gets, under its name and the address of its entry. */
function moduleInfoOf(composition: Composition, scope: ShareScope, origin: string): Federation['moduleInfo'] {
  // A list for each module: the extension copies the data and leaves out an object that it has seen before.
  const shared = () =>
    Object.entries(scope).map(([sharedName, versions]) => ({
      sharedName,
      version: Object.keys(versions)[0],
      shareConfig: { singleton: true },
      assets: {},
    }));
  const remotes = remotesOf(composition, origin).map(({ name, address, release }) => ({
    key: `${name}:${address}`,
    name,
    info: {
      version: release.version,
      buildVersion: release.version,
      remoteEntry: address,
      remoteEntryType: release.imports === undefined ? 'global' : 'module',
      globalName: release.container,
      modules: Object.keys(release.modules).map((moduleName) => ({ moduleName, modulePath: `./${moduleName}`, assets: {} })),
      remotesInfo: {},
      shared: shared(),
    },
  }));
  const shell = {
    version: composition.manifest.shell.version,
    buildVersion: composition.manifest.shell.version,
    remoteEntry: '',
    remotesInfo: Object.fromEntries(remotes.map(({ name, info }) => [name, { matchedVersion: info.remoteEntry }])),
    consumerList: [],
    modules: [],
    shared: shared(),
  };
  return { shell, ...Object.fromEntries(remotes.map(({ key, info }) => [key, info])) };
}

/** All libraries are the shell's, and every remote uses them. */
function shareOf(composition: Composition, scope: ShareScope): object {
  const users = () => ['shell', ...Object.keys(composition.manifest.remotes)];
  const libraries = Object.entries(scope).map(([name, versions]) => [
    name,
    Object.fromEntries(
      Object.entries(versions).map(([version, { from, loaded }]) => [
        version,
        { version, from, useIn: users(), shareConfig: { singleton: true }, strategy: 'loaded-first', loaded: Boolean(loaded) },
      ]),
    ),
  ]);
  return { shell: { default: Object.fromEntries(libraries) } };
}

function remotesOf(composition: Composition, origin: string) {
  return Object.keys(composition.manifest.remotes).flatMap((name) => {
    const own = releaseOf(composition, name);
    return own ? [{ name, release: own.release, address: new URL(own.base + own.release.entry.path, origin).href }] : [];
  });
}
