import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const CONNECTIONS = 32;

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What one burst of requests to one address met. */
export interface Burst {
  readonly requests: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Answers that were none or said that something is wrong. */
  readonly failures: number;
}

/** Why bursts cannot be sent from here, in one sentence; undefined when they can. */
export function missingWrk(): string | undefined {
  return spawnSync('wrk', ['-v']).error === undefined ? undefined : 'wrk is not installed (Debian: apt-get install wrk)';
}

/** Asks one address over 32 connections for some seconds, as fast as it answers, from a core that the servers do not run on. */
export async function burst(url: string, seconds: number, call: Call = {}): Promise<Burst> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wrk-'));
  const script = path.join(folder, 'call.lua');
  await writeFile(script, luaOf(call));
  const args = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, url];
  const [program = '', ...rest] = os.cpus().length > 1 ? ['taskset', '-c', '1', ...args] : args;
  try {
    return readBurst((await promisify(execFile)(program, rest)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function luaOf({ method = 'GET', headers = {}, body }: Call): string {
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`);
  return [`wrk.method = "${method}"`, ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]), ...lines].join('\n');
}

/** Reads what wrk prints; throws when it is not what it prints. */
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
    failures: refused + errors.reduce((sum, count) => sum + count, 0),
  };
}

function msOf(text: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  const ms = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit];
  if (ms === undefined) throw new Error(`"${text}" is no time of wrk`);
  return Number(amount) * ms;
}
