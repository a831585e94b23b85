import type { Run, RunFault, RunnableRelease } from './runRelease';
import { integrityOf } from '../../publishing/integrity';
import { testEntry, testRemote } from '../../testing/testRelease';
import { createJudge } from './verdict';

const wallet = testRemote('wallet', '1.1.0', ['/wallet']);
const entry = Buffer.from(testEntry(wallet));
const readEntry = async () => entry;
const shares = { react: '19.3.1' };
const answered: Run = { kind: 'answered', faults: [], unhashed: [] };
/** A run that reads all scripts and has this result. */
const ending =
  (ran: Run = answered) =>
  async ({ scripts }: RunnableRelease) => {
    for await (const [path] of scripts) expect(path).toMatch(/js$/);
    return ran;
  };

it('runs a release once for the same shared libraries, as its page would', async () => {
  const read: (readonly [string, string])[] = [];
  const run = jest.fn(async ({ scripts }: RunnableRelease) => {
    for await (const [path, bytes] of scripts) read.push([path, String(bytes)]);
    return answered;
  });
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
    scripts: expect.anything(),
    shares,
  });
  expect(read).toEqual([['remoteEntry.js', entry.toString()]]);
  await judge(wallet, { react: '19.4.0' }, readEntry);
  expect(run).toHaveBeenCalledTimes(2);
});

it('gives no verdict on other bytes than those that were published', async () => {
  const judge = createJudge(ending());
  await expect(judge(wallet, shares, async () => Buffer.from('other'))).rejects.toThrow('changed while it was read');
  await expect(judge(wallet, shares, readEntry)).resolves.toMatchObject({ runs: [] });
});

it('runs one after the other, also after one that could not be read', async () => {
  const going: string[] = [];
  let most = 0;
  const judge = createJudge(async ({ container, scripts }) => {
    going.push(container);
    most = Math.max(most, going.length);
    try {
      for await (const [path] of scripts) expect(path).toBe('remoteEntry.js');
    } finally {
      going.pop();
    }
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
  const judge = createJudge((release) => ending(runs.shift())(release));
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
  const verdict = await createJudge(ending({ kind: 'answered', faults: [fault], unhashed: [] }))(wallet, shares, readEntry);
  expect(verdict).toEqual({ modules: 1, runs: [], integrity: [], [check]: [sentence] });
});

it('a script of an ES module needs no hash in another one: the page knows them all', async () => {
  const late = { path: 'late.js', integrity: integrityOf(Buffer.from('late')), size: 1, brotli: 1 };
  const release = { ...wallet, files: [...wallet.files, late], imports: [late] };
  const run = jest.fn(ending());
  const readFile = async (path: string) => (path === 'late.js' ? Buffer.from('late') : entry);
  await expect(createJudge(run)(release, shares, readFile)).resolves.toMatchObject({ runs: [], integrity: [] });
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ isModule: true }));
});

it('names a script whose hash is in none of the others, unless it is said already that it is loaded without', async () => {
  const ran = (...faults: RunFault[]): Run => ({ kind: 'answered', faults, unhashed: ['later.js'] });
  const verdict = (of: Run) => createJudge(ending(of))(wallet, shares, readEntry);
  await expect(verdict(ran())).resolves.toMatchObject({
    integrity: ['none of its scripts contains the hash of later.js; build it with the SubresourceIntegrityPlugin (sha384)'],
  });
  await expect(verdict(ran({ kind: 'noHash', what: 'later.js', message: '' }))).resolves.toMatchObject({
    integrity: ['later.js is loaded without its hash; build with the SubresourceIntegrityPlugin (sha384)'],
  });
});

it('lets the release of another app come before the next of one that takes long', async () => {
  const order: string[] = [];
  const judge = createJudge(async ({ container, scripts }) => {
    order.push(container);
    for await (const [path] of scripts) expect(path).toBe('remoteEntry.js');
    return { kind: 'stopped', at: 'remoteEntry.js' };
  });
  const releases = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => testRemote('wallet', version, ['/wallet']));
  const records = testRemote('records', '1.0.0', ['/betRecord']);
  await Promise.all([...releases, records].map((one) => judge(one, shares, async () => Buffer.from(testEntry(one)))));
  expect(order.slice(0, 2)).toEqual(['wallet_1_0_0', 'records_1_0_0']);
});

it('refuses one more when too many of an app wait', async () => {
  const judge = createJudge(() => new Promise(() => {}));
  const asked = Array.from({ length: 30 }, (_, index) => {
    const one = testRemote('wallet', `1.0.${index}`, ['/wallet']);
    return judge(one, shares, async () => Buffer.from(testEntry(one)));
  });
  await expect(Promise.race(asked)).rejects.toThrow('Too many releases to run wait already');
});
