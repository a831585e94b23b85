import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** A release as the sandbox runs it. */
export interface RunnableRelease {
  /** Where its files are in the site. */
  readonly base: string;
  readonly container: string;
  readonly entry: string;
  /** Whether the entry is an ES module; otherwise it is a script. */
  readonly isModule: boolean;
  readonly modules: readonly { readonly name: string; readonly isScreen: boolean }[];
  /** The hashes of its files, and the text of those that are scripts, by their paths. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  /** The versions of the shared libraries that it may take from the page. */
  readonly shares: Readonly<Record<string, string>>;
}

/** What a release says of itself becomes part of a sentence. */
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
  /** The file, module or method, or the address that was requested. */
  what: text,
  message: text,
});
export type RunFault = v.InferOutput<typeof fault>;

/** What came of a run; one without an answer names what ran last, if anything did. */
export type Run =
  | { readonly kind: 'answered'; readonly faults: readonly RunFault[] }
  | { readonly kind: 'ended' | 'stopped'; readonly at: string | undefined };

const answer = v.union([v.strictObject({ at: text }), v.strictObject({ faults: v.array(fault) })]);

export const DEADLINE_MS = 10_000;
const HEAP_MB = 128;
const ANSWER_LENGTH = 1_000_000;
/** Of all threads; ends a loop whose gateway was killed meanwhile. */
const CPU_SECONDS = 30;
/** With what is outside of the heap: Node 24 claims 575 MB of it before it runs anything, and uses 45. */
const MEMORY_KB = 1_000_000;

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs a release in a process without rights: no files, network, environment or processes, and bounds of time and memory. Nothing of
 * Node is in what the release sees. The secret before each answer is read by the process alone.
 */
export function runRelease(
  { scripts, ...release }: RunnableRelease,
  { deadline = AbortSignal.timeout(DEADLINE_MS), onStep = () => {} }: RunOptions = {},
): Promise<Run> {
  const secret = randomBytes(16).toString('hex');
  const child = startSandbox(fileOf('child.cjs'));
  return new Promise((resolve) => {
    let at: string | undefined;
    let rest = '';
    let length = 0;
    const end = (run: Run) => {
      deadline.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      resolve(run);
    };
    const stop = () => end({ kind: 'stopped', at });
    deadline.addEventListener('abort', stop);
    child.once('error', () => end({ kind: 'ended', at }));
    child.once('close', () => end({ kind: 'ended', at }));
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      length += piece.length;
      if (length > ANSWER_LENGTH) return end({ kind: 'ended', at });
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith(secret))) {
        const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), line.slice(secret.length));
        if (!success) return;
        if ('faults' in output) return end({ kind: 'answered', faults: output.faults });
        at = output.at;
        onStep(at);
      }
    });
    // A process that cannot start takes nothing; `close` says so.
    child.stdin.on('error', () => {}).end(JSON.stringify({ secret, page: pageScript(), release, scripts }));
  });
}

interface RunOptions {
  readonly deadline?: AbortSignal;
  readonly onStep?: (at: string) => void;
}

/** Runs a file in a process without rights. A shell, which Node replaces, sets the bounds that Node itself does not have. */
export function startSandbox(file: string) {
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
    `ulimit -c 0; ulimit -t ${CPU_SECONDS}; ulimit -d ${MEMORY_KB}; exec "$0" "$@"`,
    process.execPath,
    ...node,
  ];
  const [command, words] = process.platform === 'win32' ? [process.execPath, node] : ['/bin/sh', bounded];
  return spawn(command, words, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** The script of the page, made of the parts beside this file: a function that takes the release as text. */
function pageScript(): string {
  const part = (name: string) => `((module) => {${readFileSync(fileOf(`${name}.cjs`), 'utf8')}\nreturn module.exports; })({})`;
  return `(text) => {
    const standIn = ${part('standIn')};
    const timers = ${part('timers')}();
    const fakePage = ${part('fakePage')};
    return ${part('loadRelease')}(JSON.parse(text), standIn, timers, (onScript) => fakePage(standIn, timers, onScript));
  }`;
}
