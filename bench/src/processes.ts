import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

const TICK_MS = 10;

/** CPU time of a process since its start, all threads, in ms. */
export function cpuMs(pid: number): number {
  const [userTicks = 0, systemTicks = 0] = statOf(pid).slice(11, 13).map(Number);
  return (userTicks + systemTicks) * TICK_MS;
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Descendant processes. */
function descendantsOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ child: Number(name), parent: parentOf(Number(name)) }));
  const childrenOf = (one: number): readonly number[] =>
    parents.flatMap(({ child, parent }) => (parent === one ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

/** Descendant processes whose command contains a text. */
export function findProcesses(below: number, words: string): readonly number[] {
  return descendantsOf(below).filter((pid) => commandOf(pid).includes(words));
}

/** Pins a process with all threads to the first core, away from the load generator. */
export function keepOnFirstCore(pid: number): void {
  if (os.cpus().length > 1) spawnSync('taskset', ['-apc', '0', String(pid)]);
}

/** The fields after the process name, which may contain spaces. */
function statOf(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    // The process has ended.
    return 0;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
