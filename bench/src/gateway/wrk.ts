import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Samples } from '../samples';

const CONNECTIONS = 32;

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Result of a burst of requests. */
export interface Burst {
  readonly requests: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Failed requests and error responses. */
  readonly failures: number;
}

/** Error message if wrk is not installed. */
export function missingWrk(): string | undefined {
  return spawnSync('wrk', ['-v']).error === undefined ? undefined : 'wrk is not installed (Debian: apt-get install wrk)';
}

/** Repeats a call over 32 connections for some seconds from a core that the servers do not use. */
export async function burst(url: string, seconds: number, call: Call): Promise<Burst> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wrk-'));
  const script = path.join(folder, 'call.lua');
  await writeFile(script, luaOf(call));
  const args = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '--timeout', '30s', '-s', script, url];
  const [program = '', ...rest] = os.cpus().length > 1 ? ['taskset', '-c', '1', ...args] : args;
  try {
    return readBurst((await promisify(execFile)(program, rest)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Adds a burst to the samples. */
export function addBurst(samples: Samples, whose: string, { perSecond, medianMs, p99Ms }: Burst): void {
  samples.add(`${whose}: requests`, 'per second', perSecond);
  samples.add(`${whose}: latency, 50th percentile`, 'ms', medianMs);
  samples.add(`${whose}: latency, 99th percentile`, 'ms', p99Ms);
}

function luaOf({ method = 'GET', headers = {}, body }: Call): string {
  const fields = Object.entries(headers).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`);
  const content = body === undefined ? 'nil' : JSON.stringify(body);
  return `
    function init() call = wrk.format(${JSON.stringify(method)}, nil, { ${fields.join(', ')} }, ${content}) end
    function request() return call end`;
}

/** Parses the output of wrk; throws when it has another form. */
export function readBurst(text: string): Burst {
  const number = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`wrk says nothing of ${pattern}:\n${text}`);
    return Number(found);
  };
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)].map(([count]) => Number(count));
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in /),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    medianMs: msOf(/^\s+50%\s+(\S+)/m.exec(text)?.[1] ?? ''),
    p99Ms: msOf(/^\s+99%\s+(\S+)/m.exec(text)?.[1] ?? ''),
    failures: errors.reduce((sum, count) => sum + count, refused),
  };
}

function msOf(text: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  const ms = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit];
  if (ms === undefined) throw new Error(`"${text}" is no time of wrk`);
  return Number(amount) * ms;
}
