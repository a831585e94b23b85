import { readdir, readFile } from 'node:fs/promises';

/** The resident memory of a process and of all that it started, in bytes, as a container counts it. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statusOf));
  const children = (parent: number): readonly number[] =>
    processes.flatMap((one) => (one.parent === parent ? [one.pid, ...children(one.pid)] : []));
  const own = new Set([pid, ...children(pid)]);
  return processes.filter((one) => own.has(one.pid)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function statusOf(pid: string) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid: Number(pid), parent: number('PPid'), bytes: number('VmRSS') * 1024 };
}
