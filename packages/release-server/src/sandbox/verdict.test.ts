import type { Run, RunFault } from './runRelease';
import { integrityOf } from '../integrity';
import { testEntry, testRemote } from '../testRelease';
import { createJudge } from './verdict';

const wallet = testRemote('wallet', '1.1.0', ['/wallet']);
const entry = Buffer.from(testEntry(wallet));
const readEntry = async () => entry;
const shares = { react: '19.3.1' };
const answered: Run = { kind: 'answered', faults: [] };

it('runs a release once for the same shared libraries, as its page would', async () => {
  const run = jest.fn(async () => answered);
  const judge = createJudge(run);
  const first = judge(wallet, shares, readEntry);
  await expect(first).resolves.toEqual({ modules: 1, runs: [], integrity: [] });
  await judge(wallet, shares, readEntry);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledWith({
    base: '/assets/wallet/1.1.0/',
    container: 'wallet_1_1_0',
    entry: 'remoteEntry.js',
    isModule: false,
    modules: [{ name: 'HomeScreen', isScreen: true }],
    hashes: { 'remoteEntry.js': integrityOf(entry) },
    scripts: { 'remoteEntry.js': entry.toString() },
    shares,
  });
  await judge(wallet, { react: '19.4.0' }, readEntry);
  expect(run).toHaveBeenCalledTimes(2);
});

it('gives no verdict on other bytes than those that were published', async () => {
  const judge = createJudge(async () => answered);
  await expect(judge(wallet, shares, async () => Buffer.from('other'))).rejects.toThrow('changed while it was read');
  await expect(judge(wallet, shares, readEntry)).resolves.toMatchObject({ runs: [] });
});

it('runs one after the other, also after one that could not be read', async () => {
  const going: string[] = [];
  let most = 0;
  const judge = createJudge(async ({ container }) => {
    going.push(container);
    most = Math.max(most, going.length);
    await Promise.resolve();
    going.pop();
    return answered;
  });
  const [gone, ...others] = await Promise.allSettled([
    judge(wallet, shares, async () => undefined),
    ...['1.2.0', '1.3.0'].map((version) => {
      const other = testRemote('wallet', version, ['/wallet']);
      return judge(other, shares, async () => Buffer.from(testEntry(other)));
    }),
  ]);
  expect(gone).toMatchObject({ status: 'rejected', reason: { message: 'remoteEntry.js changed while it was read' } });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

it.each<[Run, string]>([
  [
    { kind: 'stopped', at: 'remoteEntry.js' },
    'remoteEntry.js was still running after 10 s; do no work while a module is loaded, and look for a loop without an end',
  ],
  [
    { kind: 'ended', at: 'HomeScreen' },
    'HomeScreen ended the process that ran it, as one does that takes too much memory; make nothing large while a module is loaded',
  ],
  [
    { kind: 'ended', at: undefined },
    'the process that should run it did not start; look at the memory of the machine, and try again',
  ],
])('a run without an answer is refused, and tried again the next time: %j', async (without, sentence) => {
  const runs: Run[] = [without, answered];
  const judge = createJudge(async () => runs.shift() ?? answered);
  await expect(judge(wallet, shares, readEntry)).resolves.toMatchObject({ runs: [sentence] });
  await expect(judge(wallet, shares, readEntry)).resolves.toMatchObject({ runs: [] });
});

it.each<[RunFault, 'runs' | 'integrity', string]>([
  [
    { kind: 'threw', what: 'HomeScreen', message: 'Error: seeded' },
    'runs',
    'HomeScreen throws "Error: seeded"; load it in a page of your own, and mend it',
  ],
  [{ kind: 'stuck', what: 'init', message: '' }, 'runs', 'init never answers; look for a promise that is not kept'],
  [
    { kind: 'noContainer', what: 'wallet_1_1_0', message: '' },
    'runs',
    'remoteEntry.js leaves no container wallet_1_1_0; let the build write it as a global variable',
  ],
  [
    { kind: 'noMethod', what: 'get', message: '' },
    'runs',
    'the container wallet_1_1_0 has no get(); build it with Module Federation',
  ],
  [
    { kind: 'noModule', what: 'HomeScreen', message: '' },
    'runs',
    "get('./HomeScreen') gives no function that returns the module; build it with Module Federation",
  ],
  [
    { kind: 'noComponent', what: 'HomeScreen', message: '' },
    'runs',
    'the module HomeScreen exports no component called HomeScreen; export the screen under this name',
  ],
  [
    { kind: 'unknownFile', what: '/assets/wallet/1.1.0/gone.js', message: '' },
    'runs',
    'it requests /assets/wallet/1.1.0/gone.js, which is not among its files; publish everything that the build wrote',
  ],
  [
    { kind: 'noHash', what: 'more.js', message: '' },
    'integrity',
    'more.js is loaded without its hash; build with the SubresourceIntegrityPlugin (sha384)',
  ],
  [
    { kind: 'otherHash', what: 'more.js', message: '' },
    'integrity',
    'more.js is loaded with the hash of another file; publish the folder as the build wrote it',
  ],
])('says what to do about %j', async (fault, check, sentence) => {
  const verdict = await createJudge(async () => ({ kind: 'answered', faults: [fault] }))(wallet, shares, readEntry);
  expect(verdict).toEqual({ modules: 1, runs: [], integrity: [], [check]: [sentence] });
});

it('a script of an ES module needs no hash in another one: the page knows them all', async () => {
  const late = { path: 'late.js', integrity: integrityOf(Buffer.from('late')), size: 1, brotli: 1 };
  const release = { ...wallet, files: [...wallet.files, late], imports: [late] };
  const run = jest.fn(async () => answered);
  const readFile = async (path: string) => (path === 'late.js' ? Buffer.from('late') : entry);
  await expect(createJudge(run)(release, shares, readFile)).resolves.toMatchObject({ runs: [], integrity: [] });
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ isModule: true }));
});

describe('a script that is not loaded at first', () => {
  const later = Buffer.from('later');
  const withLater = (text: string) => {
    const first = Buffer.from(text);
    const file = (path: string, bytes: Buffer) => ({ path, integrity: integrityOf(bytes), size: 1, brotli: 1 });
    const release = { ...wallet, files: [file('remoteEntry.js', first), file('later.js', later), file('one.png', later)] };
    return createJudge(async () => answered)(release, shares, async (path) => (path === 'later.js' ? later : first));
  };

  it('has its hash in one of the others', async () => {
    await expect(withLater(`load('later.js', '${integrityOf(later)}')`)).resolves.toMatchObject({ integrity: [] });
    await expect(withLater(`load('later.js')`)).resolves.toMatchObject({
      integrity: ['none of its scripts contains the hash of later.js; build it with the SubresourceIntegrityPlugin (sha384)'],
    });
  });
});
