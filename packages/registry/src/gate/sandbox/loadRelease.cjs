// @ts-check
'use strict';

/** The time within which a page wants a screen; it passes at once when nothing else is left to do. */
const DEADLINE_MS = 15_000;
const STUCK = new Error('no answer');

/**
 * Loads a release as the shell does: runs its entry, passes in the shared libraries, and gets each of its modules. It is asked what
 * to do next, and told what came of it; both as text, so that nothing of the asking side is reachable from here.
 *
 * The release can replace every built-in of this context. So once it runs, no built-in decides here what is done and found: lists
 * are linked, loops count, and what is called was taken before.
 * @param {{ base: string, container: string, entry: string, isModule: boolean, modules: readonly { name: string, isScreen: boolean }[],
 *   hashes: Readonly<Record<string, string>>, shares: Readonly<Record<string, string>> }} release
 * @param {(known?: object) => object} standIn
 * @param {{ runNext(untilMs: number): boolean }} timers
 * @param {(onScript: (script: { src: string, integrity: string, fire(type: 'load' | 'error'): void }) => void) =>
 *   { readonly origin: string, setCurrentScript(src?: string): void }} fakePage
 */
module.exports = function loadRelease({ base, container, entry, isModule, modules, hashes, shares }, standIn, timers, fakePage) {
  const { stringify } = JSON;
  const { get: read } = Reflect;
  const Eventual = Promise;
  const scope = Object.fromEntries(
    Object.entries(shares).map(([name, version]) => {
      const library = standIn({ __esModule: true });
      return [name, { [version]: { get: () => () => library, from: 'shell', eager: true, loaded: 1 } }];
    }),
  );

  /** @typedef {{ kind: 'at' | 'run' | 'enter', what: string, done: (error?: string) => void, next?: Step | undefined }} Step */
  /** @type {Step} */
  let step = { kind: 'at', what: '', done: () => {}, next: undefined };
  let last = step;
  const add = (/** @type {Step['kind']} */ kind, /** @type {string} */ what, /** @type {Step['done']} */ done) => {
    last.next = { kind, what, done, next: undefined };
    last = last.next;
  };
  let faults = '';
  const fault = (/** @type {string} */ kind, /** @type {string} */ what, /** @type {string} */ message = '') => {
    faults += `${stringify({ __proto__: null, kind, what, message })}\n`;
  };
  let isDone = false;
  let giveUp = () => {};
  /** @type {Step['done']} */
  let entered = () => {};

  const document = fakePage(({ src, integrity, fire }) => {
    const path = pathOf(src);
    const hash = path === undefined ? undefined : hashes[path];
    const fail = () => add('at', '', () => fire('error'));
    if (path === undefined || hash === undefined) {
      fault('unknownFile', src);
      return fail();
    }
    if (integrity !== '' && integrity !== hash) {
      fault('otherHash', path);
      return fail();
    }
    if (integrity === '') fault('noHash', path);
    run(path, () => fire('load'));
  });

  const pathOf = (/** @type {string} */ url) => {
    const address = url.startsWith(document.origin) ? url.slice(document.origin.length) : url;
    return address.startsWith(base) ? address.slice(base.length).replace(/[?#].*/s, '') : undefined;
  };

  const run = (/** @type {string} */ path, /** @type {() => void} */ done) => {
    add('at', path, () => document.setCurrentScript(document.origin + base + path));
    add('run', path, (error) => {
      document.setCurrentScript();
      if (error !== undefined) fault('threw', path, error);
      done();
    });
  };

  const enter = (/** @type {() => void} */ done) => {
    add('at', entry, () => {});
    add('enter', entry, (error) => {
      // When one of its files is at fault, that is said already.
      if (error !== undefined && faults === '') fault('threw', entry, error);
      done();
    });
  };

  const begin = (/** @type {string} */ what) => new Eventual((resolve) => add('at', what, () => resolve(undefined)));

  /** Its answer; an error when nothing is left that could still bring one. @param {unknown} value @returns {Promise<unknown>} */
  const answer = (value) =>
    new Eventual((resolve, reject) => {
      giveUp = () => reject(STUCK);
      void (async () => {
        try {
          resolve(await value);
        } catch (error) {
          reject(error);
        }
      })();
    });

  const load = async () => {
    const running = new Eventual((resolve) =>
      isModule ? enter(() => resolve(undefined)) : run(entry, () => resolve(undefined)),
    );
    try {
      await answer(running);
    } catch {
      fault('stuck', entry);
    }
    if (faults !== '') return;
    const found = read(globalThis, container);
    if (found === undefined || found === null) return fault('noContainer', container);
    if (typeof found.init !== 'function') return fault('noMethod', 'init');
    if (typeof found.get !== 'function') return fault('noMethod', 'get');
    await begin('init');
    try {
      await answer(found.init(scope));
    } catch (error) {
      return error === STUCK ? fault('stuck', 'init') : fault('threw', 'init', describe(error));
    }
    for (let at = 0; at < modules.length; at += 1) {
      const module = modules[at];
      if (module !== undefined) await loadModule(found, module.name, module.isScreen);
    }
  };

  /** @param {{ get(name: string): unknown }} found @param {string} name @param {boolean} isScreen */
  const loadModule = async (found, name, isScreen) => {
    await begin(name);
    const before = faults;
    try {
      const factory = await answer(found.get(`./${name}`));
      if (typeof factory !== 'function') return fault('noModule', name);
      // A promise where the module awaits something at its top.
      const loaded = await answer(factory());
      if (isScreen && !isComponent(read(Object(loaded), name))) fault('noComponent', name);
    } catch (error) {
      // When one of its files is at fault, that is said already.
      if (faults !== before) return;
      if (error === STUCK) fault('stuck', name);
      else fault('threw', name, describe(error));
    }
  };

  void load().then(
    () => (isDone = true),
    (error) => {
      fault('threw', entry, describe(error));
      isDone = true;
    },
  );

  return {
    /** Where its files are. */
    address: document.origin + base,
    /** What to do: `at <what comes now>`, `run <file>`, `enter <module>`, `wait`, or `done <faults>`. */
    next: () => {
      if (step.next !== undefined) {
        step = step.next;
        if (step.kind === 'at') step.done();
        if (step.kind === 'enter') entered = step.done;
        return `${step.kind} ${step.what}`;
      }
      if (isDone) return `done ${faults}`;
      if (!timers.runNext(DEADLINE_MS)) giveUp();
      return 'wait';
    },
    /** Says that the file was run, and what it threw. */
    ran: (/** @type {string | undefined} */ error) => step.done(error),
    /** Says that the entry was evaluated, which takes a while, and what it threw. */
    entered: (/** @type {string | undefined} */ error) => entered(error),
    /** Says that a module imports what is not there. */
    lacks: (/** @type {string} */ file) => fault('unknownFile', file),
    describe,
  };
};

/** @param {unknown} value */
function isComponent(value) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** @param {unknown} error */
function describe(error) {
  try {
    return String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, 300);
  } catch {
    return 'an error that cannot be read';
  }
}
