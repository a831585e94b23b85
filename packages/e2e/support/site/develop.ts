import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Development {
  /** The preview token of the printed link. */
  readonly preview: string;
  stop(): Promise<void>;
}

/** Starts a command that shows a remote inside a running site; rejects with what it printed when it ends before it gives a link. */
export function develop(
  program: string,
  words: readonly string[],
  { folder, env = process.env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Development> {
  // A group of its own: a package manager does not pass on what ends it.
  const child = spawn(program, words, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const link = /Open (\S+)\?preview=(\S+)/.exec(output);
      if (link?.[2] !== undefined) resolve({ preview: link[2], stop: () => end(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(output)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}
