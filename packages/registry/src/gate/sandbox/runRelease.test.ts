import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Run, type RunnableRelease, runRelease, startSandbox } from './runRelease';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const BASE = '/assets/wallet/1.1.0/';
const CONTAINER = 'wallet_1_1_0';
const SCREEN = 'HomeScreen';

/** A container with one screen, which the given code returns. */
const container = (module: string) =>
  `var ${CONTAINER} = { init: (scope) => { libraries = scope }, get: async (name) => () => { ${module} } };
   var libraries; var take = (name) => Object.values(libraries[name])[0].get()();`;
const good = container(`return { ${SCREEN}: () => null }`);

const release = (scripts: Readonly<Record<string, string>>, own: Partial<RunnableRelease> = {}): RunnableRelease => ({
  base: BASE,
  container: CONTAINER,
  entry: 'entry.js',
  isModule: false,
  modules: [{ name: SCREEN, isScreen: true }],
  hashes: Object.fromEntries(Object.entries(scripts).map(([file, text]) => [file, integrityOf(text)])),
  scripts: Object.entries(scripts).map(([file, text]) => [file, Buffer.from(text)]),
  shares: { react: '19.3.1' },
  ...own,
});
const run = (entry: string, own: Partial<RunnableRelease> = {}) => runRelease(release({ 'entry.js': entry }, own));
const faultsIn = (ran: Run) => (ran.kind === 'answered' ? ran.faults.map(({ kind, what }) => `${kind} ${what}`) : [ran.kind]);

/** A bundler's loader: adds a script to the document and waits for it. */
const loading = (url: string, rest: string) =>
  `var ${CONTAINER} = { init() {}, get: () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '${url}';
    script.onload = () => resolve(() => globalThis.loaded);
    script.onerror = () => reject(new Error('Loading chunk failed'));
    ${rest}
    document.head.appendChild(script);
  }) };`;
const chunk = `globalThis.loaded = { ${SCREEN}() {} }`;
const withChunk = (rest: string, url = `${BASE}chunk.js`) =>
  runRelease(release({ 'entry.js': loading(url, rest), 'chunk.js': chunk }));

it.each<[string, string]>([
  ['a function', good],
  ['what memo and its like give', container(`return { ${SCREEN}: take('react').memo(() => null) }`)],
  ['an object of React', container(`return { ${SCREEN}: { $$typeof: Symbol.for('react.memo') } }`)],
  [
    'styles, contexts and schemas at the level of the module',
    container(
      `const { createContext, styled } = take('react'); const Box = styled.div\`color: \${(p) => p.theme.x}\`; Box.displayName = 'Box';
       const [one] = [...take('react').list, 1]; class Odd extends take('react').Component {} if (!(take('react').limit < 1)) throw 0;
       createContext(undefined).Provider; return { ${SCREEN}: () => new Odd(one) }`,
    ),
  ],
  [
    'in a module that awaits something at its top',
    `var ${CONTAINER} = { init() {}, get: async () => async () => { await null; return { ${SCREEN}() {} }; } };`,
  ],
  [
    'what waits for a timer',
    `var ${CONTAINER} = { init() {}, get: () => new Promise((done) => setTimeout(() => done(() => ({ ${SCREEN}() {} })), 9000)) };`,
  ],
])('lets a release through whose screen is %s', async (_what, entry) => {
  await expect(run(entry)).resolves.toEqual({ kind: 'answered', faults: [], unhashed: [] });
});

it.each<[string, string, string]>([
  ['an entry that defines no container', 'var wallet_1_0_0 = {}', `noContainer ${CONTAINER}`],
  ['an entry that throws', `${good} throw new Error('seeded')`, 'threw entry.js'],
  ['an entry that is no script', 'var 1', 'threw entry.js'],
  ['a container without init', `var ${CONTAINER} = { get() {} }`, 'noMethod init'],
  ['a container without get', `var ${CONTAINER} = { init() {} }`, 'noMethod get'],
  ['an init that throws', `var ${CONTAINER} = { init() { throw 1 }, get() {} }`, 'threw init'],
  ['an init that never answers', `var ${CONTAINER} = { init: () => new Promise(() => {}), get() {} }`, 'stuck init'],
  ['a get that never answers', `var ${CONTAINER} = { init() {}, get: () => new Promise(() => {}) }`, `stuck ${SCREEN}`],
  [
    'a get that asks for ever',
    `var ${CONTAINER} = { init() {}, get: () => new Promise(() => setInterval(() => {}, 1)) }`,
    `stuck ${SCREEN}`,
  ],
  [
    'a module that waits for ever',
    `var ${CONTAINER} = { init() {}, get: async () => () => new Promise(() => {}) }`,
    `stuck ${SCREEN}`,
  ],
  ['a get without a factory', `var ${CONTAINER} = { init() {}, get: async () => ({}) }`, `noModule ${SCREEN}`],
  [
    'a module that the container lacks',
    `var ${CONTAINER} = { init() {}, get: async (name) => { throw new Error('this container has no ' + name) } }`,
    `threw ${SCREEN}`,
  ],
  ['a module that throws', container('throw new TypeError("seeded")'), `threw ${SCREEN}`],
  ['a module that needs what it does not share', container(`take('vue'); return { ${SCREEN}() {} }`), `threw ${SCREEN}`],
  ['a module without a component', container(`return { ${SCREEN}: 'text' }`), `noComponent ${SCREEN}`],
  ['a component under another name', container('return { default: () => null }'), `noComponent ${SCREEN}`],
  ['code that is made from text', container(`return { ${SCREEN}: new Function('return 1') }`), `threw ${SCREEN}`],
  ['a module that needs the network', container(`new WebSocket('wss://x'); return { ${SCREEN}() {} }`), `threw ${SCREEN}`],
])('refuses %s', async (_what, entry, fault) => {
  expect(faultsIn(await run(entry))).toEqual([fault]);
});

it('evaluates dictionaries too, which need no component', async () => {
  const modules = [{ name: 'zh', isScreen: false }];
  expect(faultsIn(await run(container('return { overview: {} }'), { modules }))).toEqual([]);
  expect(faultsIn(await run(container('return nothing.at.all'), { modules }))).toEqual(['threw zh']);
});

it('goes on after a module at fault, so that one attempt shows all of them', async () => {
  const modules = ['OneScreen', 'TwoScreen'].map((name) => ({ name, isScreen: true }));
  expect(faultsIn(await run(good, { modules }))).toEqual(['noComponent OneScreen', 'noComponent TwoScreen']);
});

describe('a script that it loads', () => {
  const hash = `script.integrity = '${integrityOf(chunk)}';`;

  it('runs when it has its hash, by an address with or without the origin', async () => {
    expect(faultsIn(await withChunk(hash))).toEqual([]);
    expect(faultsIn(await withChunk(`script.setAttribute('integrity', '${integrityOf(chunk)}');`))).toEqual([]);
    expect(faultsIn(await withChunk(`${hash} script.src = location.origin + script.src;`))).toEqual([]);
  });

  it('is at fault without a hash, and with that of another file', async () => {
    expect(faultsIn(await withChunk(''))).toEqual(['noHash chunk.js']);
    expect(faultsIn(await withChunk(`script.integrity = '${integrityOf('')}';`))).toEqual(['otherHash chunk.js']);
  });

  it('has to be among its files', async () => {
    expect(faultsIn(await withChunk(hash, `${BASE}gone.js`))).toEqual([`unknownFile ${BASE}gone.js`]);
    expect(faultsIn(await withChunk(hash, 'https://elsewhere.example/chunk.js'))).toEqual([
      'unknownFile https://elsewhere.example/chunk.js',
    ]);
  });
});

describe('an ES module', () => {
  const entry = (screen: string, before = '') =>
    `import { words } from './words.js'; ${before}; let libraries; export const init = (scope) => { libraries = scope };
     export const get = async (name) => { const { ${SCREEN} } = await import('${screen}'); return () => ({ ${SCREEN}, words }); };`;
  const screen = `import { words } from '../words.js'; export const ${SCREEN} = () => words;`;
  const files = {
    'entry.js': entry('./pieces/screen.js'),
    'words.js': `export const words = 'Bingo'`,
    'pieces/screen.js': screen,
  };
  const runModule = (changed: Readonly<Record<string, string>>) =>
    runRelease(release({ ...files, ...changed }, { isModule: true }));

  it.each<[string, Readonly<Record<string, string>>]>([
    ['as it is', {}],
    ['by an address of the site', { 'entry.js': entry(`${BASE}pieces/screen.js`) }],
    ['beside its own address', { 'entry.js': entry('./pieces/screen.js', `new URL('one.css', import.meta.url).href`) }],
    ['after a while', { 'words.js': `export const words = await new Promise((done) => setTimeout(done, 9000, 'Bingo'))` }],
    [
      'a piece and a part of it at once',
      {
        'entry.js': entry('./pieces/screen.js', `await Promise.all([import('./pieces/screen.js'), import('./pieces/part.js')])`),
        'pieces/screen.js': `import './part.js'; ${screen}`,
        'pieces/part.js': `import './one.js'`,
        'pieces/one.js': `import './two.js'`,
        'pieces/two.js': 'export const two = 2',
      },
    ],
    ['in a circle', { 'words.js': `import './entry.js'; export const words = 'Bingo'` }],
  ])('runs: %s', async (_what, changed) => {
    expect(faultsIn(await runModule(changed))).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a piece that is not there', { 'entry.js': entry('./pieces/gone.js') }, 'unknownFile ./pieces/gone.js'],
    ['a part that is not there', { 'words.js': `export { words } from './gone.js'` }, 'unknownFile ./gone.js'],
    ['a library by its name', { 'words.js': `export { words } from 'react'` }, 'unknownFile react'],
    [
      'a file of another site',
      { 'words.js': `export { words } from 'https://x.example/a.js'` },
      'unknownFile https://x.example/a.js',
    ],
    ['a name that its part does not export', { 'words.js': 'export const text = 1' }, 'threw entry.js'],
    ['what is no module', { 'words.js': 'export' }, 'threw entry.js'],
    ['an entry that throws', { 'words.js': 'throw new Error("seeded")' }, 'threw entry.js'],
    ['an entry that waits for ever', { 'words.js': 'export const words = await new Promise(() => {})' }, 'stuck entry.js'],
    ['a piece that waits for ever', { 'pieces/screen.js': 'await new Promise(() => {})' }, `stuck ${SCREEN}`],
    ['a piece that throws', { 'pieces/screen.js': 'throw new TypeError("seeded")' }, `threw ${SCREEN}`],
    ['a piece without its component', { 'pieces/screen.js': 'export const other = 1' }, `noComponent ${SCREEN}`],
    ['an entry without init', { 'entry.js': 'export const get = () => {}' }, 'noMethod init'],
    ['code that is made from text', { 'words.js': `export const words = Function('return 1')()` }, 'threw entry.js'],
  ])('is refused with %s', async (_what, changed, fault) => {
    expect(faultsIn(await runModule(changed))).toEqual([fault]);
  });

  it('is stopped at the deadline, and the file that runs is named', async () => {
    const deadline = new AbortController();
    const onStep = (at: string) => at === 'pieces/screen.js' && deadline.abort();
    const endless = release({ ...files, 'pieces/screen.js': 'for (;;);' }, { isModule: true });
    const ran = await runRelease(endless, { deadline: deadline.signal, onStep });
    expect(ran).toEqual({ kind: 'stopped', at: 'pieces/screen.js' });
  });
});

describe('scripts without a hash in the others', () => {
  const later = 'later';
  const others = { 'one.js': 'first', 'two.js': 'second' };
  const unhashedIn = async (scripts: Readonly<Record<string, string>>, own: Partial<RunnableRelease> = {}) => {
    const ran = await runRelease(release({ 'entry.js': good, 'later.js': later, ...scripts }, own));
    return ran.kind === 'answered' ? ran.unhashed : [ran.kind];
  };
  const has = (text: string) => `/* ${integrityOf(text)} */`;

  it('are named, also those that nothing loads', async () => {
    expect(await unhashedIn({})).toEqual(['later.js']);
    expect(await unhashedIn({ 'entry.js': good + has(later) })).toEqual([]);
    expect(await unhashedIn({ ...others, 'one.js': has(later) })).toEqual(['one.js', 'two.js']);
    expect(await unhashedIn({ 'entry.js': `${good} // ${integrityOf(later)}a${integrityOf('')}` })).toEqual([]);
    const module = `export const init = () => {}; export const get = async () => () => ({ ${SCREEN}() {} });`;
    expect(await unhashedIn({ 'entry.js': module }, { isModule: true })).toEqual([]);
  });

  it('are found in a time that grows as the release does, while the main thread is free', async () => {
    const bytes = (index: number) => Buffer.from(`// ${index}`.padEnd(10_000, 'x'));
    const many = Array.from({ length: 2_000 }, (_, index) => [`${index}.js`, bytes(index)] as const);
    const hashes = Object.fromEntries(many.map(([file, text]) => [file, integrityOf(text.toString())]));
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const all = [['entry.js', Buffer.from(good)] as const, ...many];
    const ran = await runRelease(release({}, { hashes, scripts: all }));
    delay.disable();
    expect(ran).toMatchObject({ faults: [], unhashed: many.slice(0, 100).map(([file]) => file) });
    // Comparing all pairs took 20 s; the limit is generous for a busy machine.
    expect(delay.max / 1e6).toBeLessThan(500);
  });
});

it('ends with the error of a script that could not be read, and leaves no process', async () => {
  const scripts = async function* () {
    yield ['entry.js', Buffer.from(good)] as const;
    throw new Error('the store is gone');
  };
  await expect(run(good, { scripts: scripts() })).rejects.toThrow('the store is gone');
});

describe('bounds', () => {
  it.each<[string, string]>([
    ['a loop without an end', 'for (;;);'],
    ['microtasks without an end', '(function again() { Promise.resolve().then(again) })()'],
  ])('%s is stopped at the deadline, and its file named', async (_what, code) => {
    const deadline = new AbortController();
    const onStep = (at: string) => at === 'entry.js' && deadline.abort();
    const ran = await runRelease(release({ 'entry.js': `${good} ${code}` }), { deadline: deadline.signal, onStep });
    expect(ran).toEqual({ kind: 'stopped', at: 'entry.js' });
  });

  (existsSync('/proc/self/limits') ? it : it.skip)('hold when the process that started it is gone', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bounds-'));
    const file = path.join(folder, 'waits.cjs');
    writeFileSync(file, `const { readFileSync, writeSync } = require('node:fs'); writeSync(1, '.'); readFileSync(0);`);
    const child = startSandbox(file);
    await once(child.stdout, 'data');
    const limits = readFileSync(`/proc/${child.pid}/limits`, 'utf8');
    child.stdin.end();
    await once(child, 'close');
    rmSync(folder, { recursive: true });
    for (const limit of [/^Max cpu time +10 +11 /m, /^Max data size +1024000000 /m, /^Max core file size +0 /m])
      expect(limits).toMatch(limit);
  });

  it('a loop without an end is stopped by the processor time that it takes, whatever the machine does besides', async () => {
    const ran = await runRelease(release({ 'entry.js': `${good} for (;;);` }), { cpuSeconds: 1 });
    expect(ran).toEqual({ kind: 'stopped', at: 'entry.js' });
  });

  it('a thread cannot be put to sleep, as in a page', async () => {
    const ran = await run(`${good} Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`);
    expect(faultsIn(ran)).toEqual(['threw entry.js']);
  });

  it('what fills the heap ends its own process', async () => {
    const ran = await run(`${good} for (const kept = [];;) kept.push(new Array(1e5).fill(1.5))`);
    expect(ran).toEqual({ kind: 'ended', at: 'entry.js' });
  });

  it.each(['ArrayBuffer', 'SharedArrayBuffer', 'WebAssembly.Memory'])(
    'memory outside of the heap is bounded too: %s',
    async (kind) => {
      const code = `const kept = []; for (let i = 0; i < 40; i += 1) kept.push(new ${kind}(5e7))`;
      const ran = await run(`${good} ${code}`);
      expect(faultsIn(ran)).toEqual(['threw entry.js']);
    },
  );
});

describe('what code could try', () => {
  const PLANTED = 'planted-secret';
  let folder: string;
  let server: Server;
  let requests: string[];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
    writeFileSync(path.join(folder, 'planted.txt'), PLANTED);
    process.env['PLANTED'] = PLANTED;
    requests = [];
    server = createServer((request, answer) => {
      requests.push(request.url ?? '');
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    delete process.env['PLANTED'];
    rmSync(folder, { recursive: true });
    await new Promise((resolve) => server.close(resolve));
  });

  /** Ways to reach a constructor of code in Node's realm. */
  const ways: Readonly<Record<string, string>> = {
    'the constructor of the global object': 'globalThis.constructor.constructor',
    'the constructor of a function of the page': 'document.createElement.constructor',
    'the constructor of the console': 'console.log.constructor',
    'the error of an import': `await import('node:fs').catch((error) => error.constructor.constructor)`,
    'an error of too deep a call':
      '(() => { try { (function deep() { deep() })() } catch (error) { return error.constructor.constructor } })()',
    'the frames of a stack':
      '(() => { Error.prepareStackTrace = (_error, frames) => frames[0].constructor.constructor; return new Error().stack })()',
    'the caller in the frames of a stack':
      '(() => { Error.prepareStackTrace = (_error, frames) => frames.map((frame) => frame.getThis() ?? frame.getFunction()).find((one) => one && one !== globalThis)?.constructor.constructor; return new Error().stack })()',
    'a generator': 'Object.getPrototypeOf(function* () {}).constructor',
    'an async function': 'Object.getPrototypeOf(async () => {}).constructor',
    'a proxy that is asked for a component': 'new Proxy(function () {}, { get: (_own, key) => key }).constructor && Function',
    'an indirect eval': '((text) => () => (0, eval)(text))',
  };
  /** What code in Node's realm would try. */
  const deeds = (port: number, file: string) =>
    `const got = []; const attempt = (deed) => { try { got.push(String(deed())) } catch (error) { got.push('failed') } };
     const make = (text) => Maker(text)();
     attempt(() => make('return process').env.PLANTED);
     attempt(() => make('return process').mainModule.require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'));
     attempt(() => make('return process').getBuiltinModule('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'));
     attempt(() => make('return process').binding('fs'));
     attempt(() => make('return require')('node:http').get('http://127.0.0.1:${port}/made'));
     attempt(() => make('return fetch')('http://127.0.0.1:${port}/made'));
     attempt(() => make('return process').exit(0));
     attempt(() => make('return process').kill(make('return process').ppid));`;

  const ledNowhere = {
    kind: 'answered',
    unhashed: [],
    faults: [{ kind: 'threw', what: SCREEN, message: `Error: got ${Array.from({ length: 8 }, () => 'failed').join()}` }],
  };

  it.each(Object.entries(ways))('%s leads nowhere', async (_way, code) => {
    const { port } = server.address() as AddressInfo;
    const tried = `${deeds(port, path.join(folder, 'planted.txt'))} throw new Error('got ' + got.join())`;
    const entry = `var ${CONTAINER} = { init() {}, get: async () => { const Maker = ${code}; return () => { ${tried} } } };`;
    expect(await run(entry)).toEqual(ledNowhere);
    expect(requests).toEqual([]);
  });

  it.each<[string, string]>([
    ['the promise of an import', `import('./other.js').constructor.constructor`],
    ['the error of an import', `await import('./broken.js').catch((error) => error.constructor.constructor)`],
    ['what describes a module', 'import.meta.url.constructor.constructor'],
    ['the exports of a module', `(await import('./other.js')).make.constructor`],
  ])('%s leads nowhere in an ES module', async (_way, code) => {
    const { port } = server.address() as AddressInfo;
    const tried = `${deeds(port, path.join(folder, 'planted.txt'))} throw new Error('got ' + got.join())`;
    const entry = `export const init = () => {}; export const get = async () => { const Maker = ${code}; return () => { ${tried} } };`;
    const scripts = { 'entry.js': entry, 'other.js': 'export const make = () => {};', 'broken.js': 'export' };
    expect(await runRelease(release(scripts, { isModule: true }))).toEqual(ledNowhere);
    expect(requests).toEqual([]);
  });

  it.each(['process', 'require', 'module', 'global', 'Buffer', 'setImmediate', '__dirname'])('%s is not there', async (name) => {
    const ran = await run(`${good} throw typeof ${name}`);
    expect(ran).toMatchObject({ faults: [{ kind: 'threw', message: 'undefined' }] });
  });

  it.each<[string, (url: string) => string]>([
    ['fetch', (url) => `await fetch('${url}')`],
    ['XMLHttpRequest', (url) => `const ask = new XMLHttpRequest(); ask.open('GET', '${url}'); ask.send()`],
    ['WebSocket', (url) => `new WebSocket('${url.replace('http', 'ws')}')`],
    ['EventSource', (url) => `new EventSource('${url}')`],
    ['importScripts', (url) => `importScripts('${url}')`],
    ['import()', (url) => `await import('${url}')`],
    ['import() of a file', () => `await import('file://${path.join(folder, 'planted.txt')}')`],
  ])('%s fails', async (_what, code) => {
    const { port } = server.address() as AddressInfo;
    const entry = `var ${CONTAINER} = { init() {}, get: async () => { ${code(`http://127.0.0.1:${port}/asked`)}; return () => ({ ${SCREEN}() {} }) } };`;
    expect(faultsIn(await run(entry))).toEqual([`threw ${SCREEN}`]);
    expect(requests).toEqual([]);
  });

  it.each(['navigator.sendBeacon', 'new Worker', 'new Image().decode', 'open', 'postMessage', 'indexedDB.open', 'caches.open'])(
    '%s is there and does nothing',
    async (what) => {
      const { port } = server.address() as AddressInfo;
      expect(faultsIn(await run(`${good} ${what}('http://127.0.0.1:${port}/sent')`))).toEqual([]);
      expect(requests).toEqual([]);
    },
  );

  /** The process itself prevents these if code should escape from the page, which has no access to Node. */
  it.each<[string, string, string]>([
    ['a file', `require('node:fs').readFileSync(PLANTED)`, 'ERR_ACCESS_DENIED'],
    ['a folder', `require('node:fs').readdirSync('/')`, 'ERR_ACCESS_DENIED'],
    ['writing a file', `require('node:fs').writeFileSync(PLANTED, '')`, 'ERR_ACCESS_DENIED'],
    ['a package', `require('typescript')`, 'MODULE_NOT_FOUND'],
    ['another process', `require('node:child_process').execFileSync('/bin/sh', ['-c', 'true'])`, 'ERR_ACCESS_DENIED'],
    ['a thread', `new (require('node:worker_threads').Worker)('1', { eval: true })`, 'ERR_ACCESS_DENIED'],
    ['an addon', `process.dlopen({ exports: {} }, PLANTED)`, 'ERR_DLOPEN_DISABLED'],
    ['code from text', `Function('return 1')()`, 'EvalError'],
    ['a built-in that is replaced', `'use strict'; Array.prototype.push = null`, 'TypeError'],
    ['the environment', `throw { code: 'PLANTED' in process.env ? 'read' : 'none' }`, 'none'],
    [
      'open files',
      `for (let fd = 3; fd < 99; fd += 1) try { if (require('node:fs').fstatSync(fd).isFile()) throw { code: 'open' } } catch (error) { if (error.code === 'open') throw error } throw { code: 'none' }`,
      'none',
    ],
  ])('the process lacks %s', async (_what, code, expected) => {
    const file = path.join(folder, 'escaped.cjs');
    const planted = JSON.stringify(path.join(folder, 'planted.txt'));
    const answer = `require('node:fs').writeSync(1, String(error.code ?? error.name))`;
    writeFileSync(
      file,
      `const PLANTED = ${planted}; try { (() => { ${code} })(); throw { code: 'done' } } catch (error) { ${answer} }`,
    );
    const child = startSandbox(file);
    const said: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => said.push(bytes));
    await once(child, 'close');
    expect(Buffer.concat(said).toString()).toBe(expected);
  });

  /** A release without its screen that claims to be fine. */
  const bad = `var ${CONTAINER} = { init() {}, get: async () => () => ({}) };`;
  it.each<[string, string]>([
    ['a text on the console', `console.log('{"faults":[]}')`],
    ['the lists of the page', `Array.prototype.shift = Array.prototype.pop = () => ({ text: 'done ', done() {} })`],
    ['the loops of the page', `Array.prototype[Symbol.iterator] = function* () {}`],
    ['the promises of the page', `Promise.prototype.then = function (done) { done?.(() => ({ ${SCREEN}() {} })) }`],
    ['JSON of the page', `JSON.stringify = () => ''; Object.prototype.toJSON = () => ''`],
    ['texts of the page', `for (const name of ['slice', 'replace', 'startsWith']) String.prototype[name] = () => ''`],
    ['properties of every object', `for (const name of ['text', 'next', 'done', 'faults']) Object.prototype[name] = 'done '`],
    ['an assignment to every list', `Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 'done ' })`],
    ['the end of its process', `try { process.exit(0) } catch {} try { globalThis.process.reallyExit(0) } catch {}`],
    ['an unhandled rejection', `Promise.reject(new Error('x')); queueMicrotask(() => { throw 1 })`],
  ])('a verdict cannot be changed by %s', async (_what, code) => {
    const ran = await run(`${code}; ${bad}`);
    expect(ran.kind === 'answered' ? ran.faults.length : 1).toBeGreaterThan(0);
  });

  it('what a release says is short, and moves nothing on a terminal', async () => {
    const ran = await run(container(`throw new Error('\\u001B[31m' + 'x'.repeat(1e6))`));
    expect(ran).toMatchObject({ faults: [{ message: `Error: [31m${'x'.repeat(189)}` }] });
    const long = `String.prototype.slice = () => 'x'.repeat(1e7);`;
    expect(await run(`${long} ${container('throw 1')}`)).toEqual({ kind: 'ended', at: SCREEN });
  });

  it('what is left to do after the verdict is never done', async () => {
    const { port } = server.address() as AddressInfo;
    const code = `setTimeout(() => fetch('http://127.0.0.1:${port}/late'), 1); setInterval(() => { for (;;); }, 60000)`;
    expect(faultsIn(await run(`${good} ${code}`))).toEqual([]);
    expect(requests).toEqual([]);
  });
});
