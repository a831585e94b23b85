// @ts-check
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rspack } from '@rspack/core';
import { tsImport } from 'tsx/esm/api';
import { root } from '../workspace/run.mjs';

const QUIET_MS = 50;
/** What is being written has one version, and so one place, however often it is built. */
export const VERSION = '0.0.0-dev';

/** @typedef {import('@parlour/remote-build/development').Build} Build */
/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {import('@rspack/core').Stats | import('@rspack/core').MultiStats} Stats */
/**
 * `base`: base URL of its files; `build`: result of the last build; `described`: its description in its document or the manifest;
 * `settled`: resolves when no build is under way.
 * @typedef {{ name: string, base: string, folder: string, build: Build, described: string | undefined, settled: () => Promise<void> }} App
 */

/**
 * Builds an app in development mode, and again with every save; reports each build.
 * @param {string} name @param {string} folder @param {(build: Build) => void} tell @returns {Promise<App>}
 */
export async function watchApp(name, folder, tell) {
  const source = path.join(root, 'apps', name);
  const settling = createSettling();
  /** @type {App} */
  const app = {
    name,
    base: baseOf(name),
    folder,
    build: { app: name, hash: '', errors: [] },
    described: undefined,
    settled: settling.settled,
  };
  /** @param {string} hash @param {readonly string[]} errors */
  const tellOf = async (hash, errors) => {
    const described = await describedIn(folder);
    const isNew = app.described !== undefined && app.described !== described;
    Object.assign(app, { described, build: { app: name, hash, errors } });
    settling.end();
    tell({ ...app.build, isNew });
  };
  /** @param {Stats} stats */
  const onDone = (stats) => {
    const all = 'stats' in stats ? stats.stats : [stats];
    const failures = all.flatMap((one) => one.toJson({ all: false, errors: true }).errors ?? []);
    // A module is named by its path relative to the app.
    const errors = failures.map(({ moduleName, message }) =>
      plainText(`${moduleName === undefined ? '' : path.join('apps', name, moduleName)}\n${message}`).trim(),
    );
    void tellOf(all.at(-1)?.hash ?? '', errors);
  };
  const open = () =>
    openWatch(source, folder, { onInvalid: settling.begin, onDone }).catch((error) => {
      // The remote config, or the configuration itself, cannot be read.
      void tellOf('', [plainText(String(error))]);
      return async () => {};
    });

  let close = await open();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const reopen = async () => {
    settling.begin();
    await close();
    close = await open();
  };
  watch(source, (_event, file) => {
    if (!file?.endsWith('.config.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reopen(), QUIET_MS);
  });
  return app;
}

/** What no module can be replaced for: what the manifest says of a remote, and the document of the others. @param {string} folder */
async function describedIn(folder) {
  /** @param {string} file */
  const read = (file) => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const [identity, federation] = [await read('identity.json'), await read('mf-manifest.json')];
  if (identity === '' || federation === '') return (await read('document.html')) || (await read('index.html'));
  const { version, container, config } = JSON.parse(identity);
  const { metaData, exposes } = JSON.parse(federation);
  // No hashes: the next save has others.
  const entry = { path: metaData.remoteEntry.name, integrity: '' };
  const modules = Object.fromEntries(exposes.map((/** @type {{ name: string }} */ { name }) => [name, []]));
  const { platformVersion, outage, routes, nav } = config;
  return JSON.stringify({ version, platformVersion, container, entry, modules, outage, routes, nav });
}

/** When nothing is under way. */
function createSettling() {
  let isOpen = false;
  let end = () => {};
  let settled = Promise.resolve();
  const begin = () => {
    if (isOpen) return;
    isOpen = true;
    settled = new Promise((resolve) => (end = resolve));
  };
  begin();
  return {
    begin,
    end: () => {
      isOpen = false;
      end();
    },
    settled: () => settled,
  };
}

/**
 * @param {string} source @param {string} folder
 * @param {{ onInvalid: () => void, onDone: (stats: Stats) => void }} on
 * @returns {Promise<() => Promise<void>>} what ends it
 */
async function openWatch(source, folder, { onInvalid, onDone }) {
  const { default: made } = await importConfiguration(path.join(source, 'rspack.config.ts'), folder);
  /** @type {Configuration[]} */
  const configurations = [await made].flat();
  const quiet = configurations.map((one) => ({
    ...one,
    // A page only updates between builds without errors.
    optimization: { ...one.optimization, emitOnErrors: false },
    output: { ...one.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    infrastructureLogging: { level: /** @type {const} */ ('warn') },
  }));
  const compiler = rspack(quiet);
  compiler.hooks.invalid.tap('dev', onInvalid);
  compiler.hooks.done.tap('dev', onDone);
  const watching = compiler.watch(
    // Editors that write in place empty the file first; what is read in between would throw in the page.
    quiet.map(() => ({ aggregateTimeout: 20, ignored: /[\\/](node_modules|dist|\.types)[\\/]/ })),
    () => undefined,
  );
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}

/** @type {Promise<unknown>} */
let reading = Promise.resolve();

/**
 * A module of the build in its current state, for a build in development; it reads the environment while it is evaluated, so
 * evaluations run one after another.
 * @param {string} file @param {string} folder where to build to
 */
export function importConfiguration(file, folder) {
  const read = reading.then(() => importFor(file, folder));
  reading = read.catch(() => undefined);
  return read;
}

/** @param {string} file @param {string} folder */
async function importFor(file, folder) {
  const environment = { NODE_ENV: 'development', BUILD_DIR: folder, RELEASE_VERSION: VERSION };
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    const module = await tsImport(file, import.meta.url);
    // A configuration may be a promise, which reads the environment too.
    return { ...module, default: await module.default };
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Where a page finds the files of an app. @param {string} name */
function baseOf(name) {
  if (name === 'book') return '/';
  return name === 'console' ? '/console/' : `/assets/${name}/${VERSION}/`;
}

/** An error message of the builder, without colours and without absolute paths. @param {string} message */
function plainText(message) {
  return stripVTControlCharacters(message).replaceAll(`${root}${path.sep}`, '');
}
