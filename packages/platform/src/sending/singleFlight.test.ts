import { runExclusive, withLock } from './singleFlight';

type Request = (name: string, options: LockOptions, run: (lock: object | null) => Promise<unknown>) => Promise<unknown>;

const give = (locks: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
const granting: Request = (_name, _options, run) => run({});

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it.each<[string, unknown]>([
  ['are missing', undefined],
  ['are granted', { request: granting }],
  ['refuse', { request: () => Promise.reject(new DOMException('no storage', 'SecurityError')) }],
  [
    'throw',
    {
      request: () => {
        throw new DOMException('sandboxed', 'InvalidStateError');
      },
    },
  ],
  [
    'are lost while it runs',
    { request: ((_name, _options, run) => run({}).then(() => Promise.reject(new Error('stolen')))) as Request },
  ],
])('where locks %s, work runs once, its result or failure is told, and the next may run', async (_what, locks) => {
  give(locks);
  const work = jest.fn(async () => 'done');
  expect(await runExclusive('one', work)).toBe('done');
  await expect(runExclusive('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await runExclusive('one', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('work that another tab is running does not run here', async () => {
  const work = jest.fn(async () => 'done');
  expect(
    await withLock('one', { ifAvailable: true }, work, {
      request: (async (_n: string, _o: LockOptions, run: (lock: null) => unknown) => run(null)) as never,
    }),
  ).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
});

it('in one tab a second run of the same name is dropped, with locks or without, and another name is not', async () => {
  let end: (value: string) => void = () => undefined;
  const first = runExclusive('one', () => new Promise<string>((resolve) => (end = resolve)));
  expect(await runExclusive('one', async () => 'second')).toBeUndefined();
  expect(await runExclusive('two', async () => 'other')).toBe('other');
  end('first');
  expect(await first).toBe('first');
});
