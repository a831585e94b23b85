interface Module {
  exports: unknown;
}

/** What the bundler leaves of a build for its runtime: modules, and what it shares, needs and exposes. */
function bundle(parts: Readonly<Record<string, unknown>>) {
  return { m: {} as Record<string, (module: Module) => void>, c: {} as Record<string, Module>, f: {}, ...parts };
}

/** Runs the runtime in a build, as the bundler does before anything else of the build. */
function start(parts: Readonly<Record<string, unknown>>) {
  const build = bundle(parts);
  Object.assign(globalThis, { __webpack_require__: build });
  jest.isolateModules(() => void jest.requireActual('./federationRuntime'));
  return build as typeof build & {
    S: { default: object };
    initContainer: (scope: object) => unknown;
    getContainer: (module: string, sharing?: unknown) => Promise<() => unknown>;
  };
}

afterEach(() => void Reflect.deleteProperty(globalThis, '__webpack_require__'));

const react = { name: 'React itself' };
const host = () =>
  start({
    initializeSharingData: {
      uniqueName: 'shell',
      scopeToSharingDataMapping: { default: [{ name: 'react', version: '19.3.1', factory: () => () => react }] },
    },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' } } },
  });
const remote = () =>
  start({
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: 'vue' } } },
    initializeExposesData: { moduleMap: { './MineScreen': async () => () => ({ MineScreen: 'a screen' }) } },
  });

/** As the bundler runs a module: registered first, then filled. */
function run({ m, c }: ReturnType<typeof bundle>, id: string): unknown {
  const known = c[id];
  if (known) return known.exports;
  const module: Module = { exports: {} };
  c[id] = module;
  m[id]?.(module);
  return module.exports;
}

it('a shell uses what it carries itself', () => {
  expect(run(host(), '7')).toBe(react);
});

it('a remote gets the one copy of the shell once it was handed the share scope, in the shape that containers agree upon', () => {
  const { default: scope } = host().S;
  expect(scope).toEqual({ react: { '19.3.1': { get: expect.any(Function), from: 'shell', eager: true, loaded: 1 } } });
  const entered = remote();
  entered.initContainer(scope);
  entered.initContainer(scope);
  expect(run(entered, '1')).toBe(react);
});

it('what the page does not share is an error by name, each time it is asked for, until it is there', () => {
  const entered = remote();
  expect(() => run(entered, '1')).toThrow('this page shares no react');
  expect(() => run(entered, '1')).toThrow('this page shares no react');
  entered.initContainer(host().S.default);
  expect(run(entered, '1')).toBe(react);
  expect(() => run(entered, '2')).toThrow('this page shares no vue');
});

it('gives an exposed module, and says so when there is none of that name', async () => {
  const entered = remote();
  expect((await entered.getContainer('./MineScreen'))()).toEqual({ MineScreen: 'a screen' });
  await expect(entered.getContainer('./LoginScreen')).rejects.toThrow('this container has no ./LoginScreen');
});

it('a worker, which loads nothing later, starts', () => {
  expect(() => start({ f: undefined })).not.toThrow();
});
