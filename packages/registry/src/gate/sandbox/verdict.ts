import { createHash } from 'node:crypto';
import { isScreen } from '@parlour/platform/route';
import { inOrder } from '../../registry/concurrency';
import type { RemoteDescriptor } from '../../publishing/descriptor';
import { createFairQueue } from '../fairQueue';
import { integrityLater } from '../../publishing/integrity';
import { RegistryRefusal } from '../../registry/refusals';
import { CPU_SECONDS, type Run, type RunFault, runRelease, type Script } from './runRelease';

/** The result of running a release, for the gate: sentences without the release's name; none when all is well. */
export interface Verdict {
  readonly modules: number;
  readonly runs: readonly string[];
  readonly integrity: readonly string[];
}

/** Reads a stored file of a release. */
type ReadFile = (path: string) => Promise<Buffer | undefined>;
/** Gives the verdict on a release that would use these shared libraries. */
export type Judge = (release: RemoteDescriptor, shares: Readonly<Record<string, string>>, readFile: ReadFile) => Promise<Verdict>;

const KEPT_VERDICTS = 500;
/** Scripts that are read ahead of the one that is being passed on. */
const READ_AHEAD = 4;
/** One at a time, since each may take a gigabyte of memory. */
const AT_ONCE = { what: 'releases to run', atOnce: 1, ownAtOnce: 1, ownWaiting: 16, allWaiting: 200 };

/**
 * Creates a judge that runs each release once, one after the other; apps whose releases took long wait for others. A release
 * never changes, so its verdict is cached. A run that ended without an answer is repeated next time, since the machine may have
 * been at fault. Rejects with Busy when too many wait.
 */
export function createJudge(run: typeof runRelease = runRelease): Judge {
  const verdicts = new Map<string, Promise<Verdict>>();
  const inTurn = createFairQueue(AT_ONCE);
  return (release, shares, readFile) => {
    const { name, version, container, entry, modules, imports, files } = release;
    const runnable = {
      base: `/assets/${name}/${version}/`,
      container,
      entry: entry.path,
      isModule: imports !== undefined,
      modules: Object.keys(modules).map((module) => ({ name: module, isScreen: isScreen(module) })),
      hashes: Object.fromEntries(files.map((file) => [file.path, file.integrity])),
      shares,
    };
    const key = createHash('sha256').update(JSON.stringify(runnable)).digest('hex');
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const running = inTurn(name, async () => {
      const ran = await run({ ...runnable, scripts: scriptsOf(release, readFile) });
      if (ran.kind !== 'answered') verdicts.delete(key);
      return verdictOn(release, ran);
    });
    running.catch(() => verdicts.delete(key));
    verdicts.set(key, running);
    const [oldest] = verdicts.keys();
    if (verdicts.size > KEPT_VERDICTS && oldest !== undefined) verdicts.delete(oldest);
    return running;
  };
}

function scriptsOf({ files }: RemoteDescriptor, readFile: ReadFile): AsyncIterable<Script> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return inOrder(scripts, READ_AHEAD, async ({ path, integrity }) => {
    const bytes = await readFile(path);
    // The cached verdict would otherwise be on other bytes.
    if (bytes === undefined || (await integrityLater(bytes)) !== integrity)
      throw new RegistryRefusal(`${path} changed while it was read`);
    return [path, bytes] as const;
  });
}

function verdictOn(release: RemoteDescriptor, ran: Run): Verdict {
  const modules = Object.keys(release.modules).length;
  if (ran.kind !== 'answered') return { modules, runs: [withoutAnswer(ran)], integrity: [] };
  const isOfHash = ({ kind }: RunFault) => kind === 'noHash' || kind === 'otherHash';
  const sentence = (fault: RunFault) => sentences[fault.kind](fault, release);
  const said = new Set(ran.faults.filter(isOfHash).map(({ what }) => what));
  const unhashed = ran.unhashed.filter((path) => !said.has(path));
  return {
    modules,
    runs: ran.faults.filter((one) => !isOfHash(one)).map(sentence),
    integrity: [...ran.faults.filter(isOfHash).map(sentence), ...unhashed.map(unhashedText)],
  };
}

function unhashedText(path: string): string {
  return `none of its scripts contains the hash of ${path}; build it with the SubresourceIntegrityPlugin (sha384)`;
}

function withoutAnswer({ kind, at }: Exclude<Run, { kind: 'answered' }>): string {
  if (at === undefined) return 'the process that should run it did not start; look at the memory of the machine, and try again';
  return kind === 'stopped'
    ? `${at} was still running after ${CPU_SECONDS} s; do no work while a module is loaded, and look for a loop without an end`
    : `${at} ended the process that ran it, as one does that takes too much memory; make nothing large while a module is loaded`;
}

const sentences: Readonly<Record<RunFault['kind'], (fault: RunFault, release: RemoteDescriptor) => string>> = {
  threw: ({ what, message }) => `${what} throws "${message}"; load it in a page of your own, and mend it`,
  stuck: ({ what }) => `${what} never answers; look for a promise that is not kept`,
  noContainer: ({ what }, { entry }) => `${entry.path} leaves no container ${what}; let the build write it as a global variable`,
  noMethod: ({ what }, { container }) => `the container ${container} has no ${what}(); build it with Module Federation`,
  noModule: ({ what }) => `get('./${what}') gives no function that returns the module; build it with Module Federation`,
  noComponent: ({ what }) => `the module ${what} exports no component called ${what}; export the screen under this name`,
  unknownFile: ({ what }) => `it requests ${what}, which is not among its files; publish everything that the build wrote`,
  noHash: ({ what }) => `${what} is loaded without its hash; build with the SubresourceIntegrityPlugin (sha384)`,
  otherHash: ({ what }) => `${what} is loaded with the hash of another file; publish the folder as the build wrote it`,
};
