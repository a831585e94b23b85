import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The path of a script, and its bytes. */
export type Script = readonly [path: string, bytes: Uint8Array];

/** The input of the sandbox for a release. */
export interface RunnableRelease {
  /** The base URL of its files. */
  readonly base: string;
  readonly container: string;
  readonly entry: string;
  /** Whether the entry is an ES module; otherwise it is a script. */
  readonly isModule: boolean;
  readonly modules: readonly { readonly name: string; readonly isScreen: boolean }[];
  /** The hashes of its files, by path. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Its scripts, which are passed on one by one, since together they may have 64 MB. */
  readonly scripts: Iterable<Script> | AsyncIterable<Script>;
  /** The versions of the shared libraries that it may take from the page. */
  readonly shares: Readonly<Record<string, string>>;
}

/** A text from the release itself, which becomes part of a sentence. */
const text = v.pipe(
  v.string(),
  v.transform((said) => said.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 200)),
);
const fault = v.strictObject({
  kind: v.picklist([
    'threw',
    'stuck',
    'noContainer',
    'noMethod',
    'noModule',
    'noComponent',
    'unknownFile',
    'noHash',
    'otherHash',
  ]),
  /** The file, module or method, or the requested address. */
  what: text,
  message: text,
});
export type RunFault = v.InferOutput<typeof fault>;

/** The result of a run; one without an answer names the file that ran last, if any. */
export type Run =
  | {
      readonly kind: 'answered';
      readonly faults: readonly RunFault[];
      /** The first of its scripts whose hash is not in any of its scripts. */
      readonly unhashed: readonly string[];
    }
  | { readonly kind: 'ended' | 'stopped'; readonly at: string | undefined };

const answer = v.union([v.strictObject({ at: text }), v.strictObject({ faults: v.array(fault), unhashed: v.array(text) })]);

/**
 * On a busy machine a second of processor time takes longer. Code cannot evade the limit of processor time by sleeping, either.
 */
const DEADLINE_MS = 60_000;
const HEAP_MB = 128;
const ANSWER_LENGTH = 1_000_000;
/** Of all threads. The kernel enforces it, so that a loop ends even if the gateway was killed. */
export const CPU_SECONDS = 10;
/** Includes memory outside the heap: Node 24 reserves 575 MB before it runs anything, and uses 45. */
const MEMORY_KB = 1_000_000;

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs a release in a process without rights: without files, network, environment or other processes, and with limits of time and
 * memory. The release cannot access Node. Each line of the process's answer begins with a secret that only the process reads, so
 * that the release cannot forge one. The deadline starts when all scripts are passed on. Rejects when a script cannot be read.
 */
export function runRelease(
  { scripts, ...release }: RunnableRelease,
  { deadline, cpuSeconds, onStep = () => {} }: RunOptions = {},
): Promise<Run> {
  const secret = randomBytes(16).toString('hex');
  const child = startSandbox(fileOf('child.cjs'), cpuSeconds);
  return new Promise((resolve, reject) => {
    let at: string | undefined;
    let rest = '';
    let length = 0;
    let isOver = false;
    let time: AbortSignal | undefined;
    const end = (run: Run) => {
      isOver = true;
      time?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      resolve(run);
    };
    const stop = () => end({ kind: 'stopped', at });
    child.once('error', () => end({ kind: 'ended', at }));
    child.once('close', (_code, signal) => end({ kind: signal === 'SIGXCPU' ? 'stopped' : 'ended', at }));
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      length += piece.length;
      if (length > ANSWER_LENGTH) return end({ kind: 'ended', at });
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith(secret))) {
        const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), line.slice(secret.length));
        if (!success) return;
        if ('faults' in output) return end({ kind: 'answered', ...output });
        at = output.at;
        onStep(at);
      }
    });
    // A process that failed to start does not read its input; `close` reports that.
    child.stdin.on('error', () => {});
    passOn(child.stdin, JSON.stringify({ secret, page: pageScript(), release }), scripts).then(
      () => {
        if (isOver) return;
        time = deadline ?? AbortSignal.timeout(DEADLINE_MS);
        time.addEventListener('abort', stop);
        if (time.aborted) stop();
      },
      (error: unknown) => {
        child.kill('SIGKILL');
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

interface RunOptions {
  readonly deadline?: AbortSignal;
  readonly cpuSeconds?: number;
  readonly onStep?: (at: string) => void;
}

/**
 * The protocol: a line about the release; for each script a line with its path and length, followed by its bytes; and a final
 * line.
 */
async function passOn(to: Writable, head: string, scripts: RunnableRelease['scripts']): Promise<void> {
  let unread: { readonly error: unknown } | undefined;
  const pieces = async function* () {
    yield `${head}\n`;
    try {
      for await (const [path, bytes] of scripts) {
        yield `${JSON.stringify({ path, length: bytes.length })}\n`;
        yield bytes;
      }
    } catch (error) {
      unread = { error };
      throw error;
    }
    yield '"all"\n';
  };
  // Errors of this stream are ignored, because the end of the process reports them.
  await pipeline(Readable.from(pieces(), { highWaterMark: 1 }), to).catch(() => undefined);
  if (unread !== undefined) throw unread.error;
}

/**
 * Runs a file in a process without rights, started by a shell that sets the resource limits that Node does not have, and that
 * Node then replaces.
 */
export function startSandbox(file: string, cpuSeconds = CPU_SECONDS) {
  const program = realpathSync(file);
  const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const node = [
    permission,
    `--allow-fs-read=${program}`,
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--unhandled-rejections=none',
    '--experimental-vm-modules',
    '--no-warnings',
    `--max-old-space-size=${HEAP_MB}`,
    program,
  ];
  const bounded = [
    '-c',
    `ulimit -c 0; ulimit -S -t ${cpuSeconds}; ulimit -H -t ${cpuSeconds + 1}; ulimit -d ${MEMORY_KB}; exec "$0" "$@"`,
    process.execPath,
    ...node,
  ];
  const [command, words] = process.platform === 'win32' ? [process.execPath, node] : ['/bin/sh', bounded];
  const child = spawn(command, words, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  giveWay(child.pid);
  return child;
}

/** Players' requests take precedence over running a release. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it; then it keeps its normal priority.
  }
}

/** The script of the sandbox page, made of the files beside this one: a function that takes the release as JSON. */
function pageScript(): string {
  const part = (name: string) => `((module) => {${readFileSync(fileOf(`${name}.cjs`), 'utf8')}\nreturn module.exports; })({})`;
  return `(text) => {
    const standIn = ${part('standIn')};
    const timers = ${part('timers')}();
    const fakePage = ${part('fakePage')};
    return ${part('loadRelease')}(JSON.parse(text), standIn, timers, (onScript) => fakePage(standIn, timers, onScript));
  }`;
}
