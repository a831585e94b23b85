// @ts-check
'use strict';

// The process in which a release is run. It is started without rights, environment and open files; it gets the release on its
// standard input and answers on its standard output. Every line begins with a secret that the release cannot read.
const { readFileSync, writeSync } = require('node:fs');
const { createContext, Script, SourceTextModule } = require('node:vm');

/**
 * @typedef {{ readonly address: string, next(): unknown, ran(error?: string): unknown, entered(error?: string): unknown,
 *   lacks(file: string): unknown, describe(error: unknown): unknown }} Loader
 * @typedef {{ container: string, entry: string, isModule: boolean, hashes: Readonly<Record<string, string | undefined>> }} Release
 */

/** So many are named; of more, one mends the first. */
const MOST_UNHASHED = 100;

const { exit } = process;
const { URL } = globalThis;
const later = setImmediate;

const input = readFileSync(0);
let read = 0;
/** @returns {unknown} */
const line = () => {
  const end = input.indexOf('\n', read);
  // Whoever sent it was cut off.
  if (end === -1) exit(1);
  const text = input.toString('utf8', read, end);
  read = end + 1;
  return JSON.parse(text);
};
const { secret, page, release } = /** @type {{ secret: string, page: string, release: Release }} */ (line());
/** @type {Record<string, string>} */
const scripts = {};
for (let next = line(); next !== 'all'; next = line()) {
  const { path, length } = /** @type {{ path: string, length: number }} */ (next);
  scripts[path] = input.toString('utf8', read, read + length);
  read += length;
}

/** The scripts whose hash none of them contains, so that nothing could check them. The page knows all of an ES module. */
const unhashedIn = () => {
  const others = Object.keys(scripts).filter((path) => path !== release.entry);
  const wanted = new Set(others.map((path) => release.hashes[path]));
  for (const text of Object.values(scripts)) for (const [hash] of text.matchAll(/sha384-[A-Za-z0-9+/]{64}/g)) wanted.delete(hash);
  return others.filter((path) => wanted.has(release.hashes[path]));
};
const unhashed = release.isModule ? [] : unhashedIn().slice(0, MOST_UNHASHED);

// In this context is nothing of Node, and no object of this process: only what the page's own script makes there. Code is not made
// from text, as the site's policies forbid it too.
const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: true } });
/** @type {(text: string) => Loader} */
const load = new Script(page, { filename: 'page' }).runInContext(context);
const ofTheLanguage = new Set(
  new Script('Object.getOwnPropertyNames(globalThis).join()').runInContext(createContext(Object.create(null))).split(','),
);
for (const name of Object.getOwnPropertyNames(globalThis)) if (!ofTheLanguage.has(name)) Reflect.deleteProperty(globalThis, name);

/** @param {object} message */
const say = (message) => void writeSync(1, `${secret} ${JSON.stringify(message)}\n`);

/** Runs a script; gives what it threw, as text. @param {string} path */
const run = (path) => {
  let script;
  try {
    script = new Script(scripts[path] ?? '', { filename: path });
  } catch (error) {
    return error instanceof Error ? `SyntaxError: ${error.message}` : 'it cannot be read';
  }
  try {
    script.runInContext(context, { displayErrors: false });
    return undefined;
  } catch (error) {
    const text = loader.describe(error);
    return typeof text === 'string' ? text : 'an error that cannot be read';
  }
};

/** What a module threw, as text: an error of the release, or one of this process, which its code never sees. @param {unknown} error */
const textOf = (error) => {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : loader.describe(error);
    if (typeof text === 'string') return text;
  } catch {
    // It cannot be read either.
  }
  return 'an error that cannot be read';
};

const loader = load(JSON.stringify(release));
const { address } = loader;

/** @type {Map<string, SourceTextModule>} */
const modules = new Map();

/** The module of a file; one that is not there is an error that is told already. @param {string} specifier @param {string} importer */
const moduleOf = (specifier, importer) => {
  const url = /^(\.{0,2}\/|\w+:)/.test(specifier) ? new URL(specifier, address + importer).href : specifier;
  const path = url.startsWith(address) ? url.slice(address.length) : '';
  if (!Object.hasOwn(scripts, path)) {
    loader.lacks(specifier);
    throw new Error(`${specifier} is not there`);
  }
  const known = modules.get(path);
  if (known !== undefined) return known;
  const made = new SourceTextModule(scripts[path] ?? '', {
    identifier: path,
    context,
    initializeImportMeta: (meta) => void Object.assign(meta, { url: address + path }),
    importModuleDynamically: (wanted) => evaluate(moduleOf(wanted, path)),
  });
  modules.set(path, made);
  return made;
};

/** One after the other: two that import the same one must not find it half linked. @type {Promise<unknown>} */
let linking = Promise.resolve();
/** @param {SourceTextModule} module */
const evaluate = async (module) => {
  const linked = linking.then(() =>
    module.status === 'unlinked' ? module.link((specifier, { identifier }) => moduleOf(specifier, identifier)) : undefined,
  );
  linking = linked.catch(() => undefined);
  await linked;
  say({ at: module.identifier });
  await module.evaluate();
  return module;
};

/** Evaluates the entry, and leaves its exports where a script leaves its container. @param {string} path */
const enter = async (path) => {
  try {
    const entry = await evaluate(moduleOf(`./${path}`, ''));
    const text = `import * as entry from 'entry'; globalThis[${JSON.stringify(release.container)}] = entry;`;
    const handOver = new SourceTextModule(text, { context });
    await handOver.link(() => entry);
    await handOver.evaluate();
    return undefined;
  } catch (error) {
    return textOf(error);
  }
};

const turn = () => {
  const request = loader.next();
  if (typeof request !== 'string') exit(1);
  const [word = '', rest = ''] = /^(\w+) ?([^]*)$/.exec(String(request))?.slice(1) ?? [];
  if (word === 'done') {
    say({
      faults: rest
        .split('\n')
        .filter(Boolean)
        .map((fault) => JSON.parse(fault)),
      unhashed,
    });
    exit(0);
  }
  if (word === 'at' && rest !== '') say({ at: rest });
  if (word === 'run') loader.ran(Object.hasOwn(scripts, rest) ? run(rest) : 'it is not there');
  if (word === 'enter') void enter(rest).then((error) => loader.entered(error));
  later(turn);
};
later(turn);
