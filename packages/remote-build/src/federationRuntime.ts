/** A version of a shared library, as Module Federation's containers pass it. */
interface Shared {
  readonly get: () => () => unknown;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: 1;
}

/** Library → version → the library. */
type ShareScope = Record<string, Readonly<Record<string, Shared>>>;

/** The bundler's data about shared libraries and exposed modules of a build. */
interface Build {
  /** Modules by id, and those that have run. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  /** Loads further chunks; undefined in a worker, which has none. */
  readonly f?: Record<string, () => void>;
  S: Record<string, ShareScope>;
  I: () => 1;
  R: unknown;
  readonly initializeSharingData?: {
    readonly uniqueName: string;
    readonly scopeToSharingDataMapping: {
      readonly default?: readonly { readonly name: string; readonly version: string; readonly factory: Shared['get'] }[];
    };
  };
  readonly consumesLoadingData?: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
  readonly initializeExposesData?: { readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>> };
  initContainer: (scope: ShareScope) => 1;
  getContainer: (module: string, sharing: unknown) => Promise<unknown>;
}

declare const __webpack_require__: Build;

/**
 * The federation runtime that replaces the plugin's own in each build: containers keep their protocol (`init` with a share scope,
 * `get` of a module). All shared libraries are singletons that the shell contains, so a library is available as soon as it is
 * requested, and the release gate checks in advance which versions are compatible.
 */
const build = __webpack_require__;
const { initializeSharingData: shares, consumesLoadingData: needs, initializeExposesData: exposed } = build;
const scope: ShareScope = {};

for (const { name, version, factory } of shares?.scopeToSharingDataMapping.default ?? [])
  scope[name] = { [version]: { get: factory, from: shares?.uniqueName ?? '', eager: true, loaded: 1 } };

for (const [id, { shareKey }] of Object.entries(needs?.moduleIdToConsumeDataMapping ?? {})) {
  build.m[id] = (module) => {
    // Not cached, so that the next import after a failure gets the module, or the same error.
    delete build.c[id];
    const [shared] = Object.values(scope[shareKey] ?? {});
    if (shared === undefined) throw new Error(`this page shares no ${shareKey}`);
    module.exports = shared.get()();
  };
}

if (build.f) build.f['consumes'] = () => undefined;
build.I = () => 1;
build.S = { default: scope };
build.initContainer = (given) => {
  Object.assign(scope, given);
  return 1;
};
build.getContainer = async (module, sharing) => {
  const load = exposed?.moduleMap[module];
  if (load === undefined) throw new Error(`this container has no ${module}`);
  build.R = sharing;
  const loading = load();
  build.R = undefined;
  return loading;
};
