// @ts-check
'use strict';

// The process in which a release is run. It is started without rights, environment and open files; it gets the release on its
// standard input and answers on its standard output. Every line begins with a secret that the release cannot read.
const { readFileSync, writeSync } = require('node:fs');
const { createContext, Script } = require('node:vm');

/** @typedef {{ next(): unknown, ran(error?: string): unknown, describe(error: unknown): unknown }} Loader */

const { exit } = process;
const later = setImmediate;
const { secret, page, release, scripts } = JSON.parse(readFileSync(0, 'utf8'));

// In this context is nothing of Node, and no object of this process: only what the page's own script makes there. Code is not made
// from text, as the site's policies forbid it too.
const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
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
    script = new Script(scripts[path], { filename: path });
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

const loader = load(JSON.stringify(release));
const turn = () => {
  const request = loader.next();
  if (typeof request !== 'string') exit(1);
  const [word = '', rest = ''] = /^(\w+) ?([^]*)$/.exec(String(request))?.slice(1) ?? [];
  if (word === 'done') {
    say({
      faults: rest
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    });
    exit(0);
  }
  if (word === 'at' && rest !== '') say({ at: rest });
  if (word === 'run') loader.ran(Object.hasOwn(scripts, rest) ? run(rest) : 'it is not there');
  later(turn);
};
later(turn);
