import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Samples } from './samples';

const CONNECTIONS = 32;

export interface Call {
  readonly method?: 'GET' | 'POST';
  /** Default: the path of the URL. */
  readonly path?: string;
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

/**
 * Sends requests over 32 connections for some seconds from a core that the servers do not use: one call repeatedly, or several in
 * turn, whose responses then have to have code 200.
 */
export async function burst(url: string, seconds: number, calls: Call | readonly Call[] = {}): Promise<Burst> {
  const all = 'at' in calls ? calls : [calls];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wrk-'));
  const script = path.join(folder, 'call.lua');
  await writeFile(script, luaOf(all, 'at' in calls));
  const args = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '--timeout', '30s', '-s', script, url];
  const [program = '', ...rest] = os.cpus().length > 1 ? ['taskset', '-c', '1', ...args] : args;
  try {
    return readBurst((await promisify(execFile)(program, rest)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Adds a burst to the samples; its requests are counted as `noun`. */
export function addBurst(samples: Samples, whose: string, noun: 'calls' | 'requests', met: Burst): void {
  const { perSecond, medianMs, p99Ms } = met;
  samples.add(`${whose}: ${noun}`, 'per second', perSecond);
  samples.add(`${whose}: latency, 50th percentile`, 'ms', medianMs);
  samples.add(`${whose}: latency, 99th percentile`, 'ms', p99Ms);
}

function luaOf(calls: readonly Call[], areAcceptances: boolean): string {
  const sending = `
    calls, at, refused = {}, 0, 0
    function init() calls = { ${calls.map(formatted).join(', ')} } end
    function request() at = at % #calls + 1; return calls[at] end`;
  const reading = `
    function response(_, _, body) if not body:find('"code":200', 1, true) then refused = refused + 1 end end
    function setup(thread) worker = thread end
    function done() io.write("Refused: " .. worker:get("refused") .. "\\n") end`;
  return areAcceptances ? sending + reading : sending;
}

function formatted({ method = 'GET', path: target, headers = {}, body }: Call): string {
  const fields = Object.entries(headers).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`);
  const words = [method, target, undefined, body].map((word) => (word === undefined ? 'nil' : JSON.stringify(word)));
  return `wrk.format(${words[0]}, ${words[1]}, { ${fields.join(', ')} }, ${words[3]})`;
}

/** Parses the output of wrk; throws when it has another form. */
export function readBurst(text: string): Burst {
  const number = (pattern: RegExp) => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`wrk says nothing of ${pattern}:\n${text}`);
    return Number(found);
  };
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)].map(([count]) => Number(count));
  const refused = [/Non-2xx or 3xx responses: (\d+)/, /Refused: (\d+)/].map((pattern) => Number(pattern.exec(text)?.[1] ?? 0));
  return {
    requests: number(/(\d+) requests in /),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    medianMs: msOf(/^\s+50%\s+(\S+)/m.exec(text)?.[1] ?? ''),
    p99Ms: msOf(/^\s+99%\s+(\S+)/m.exec(text)?.[1] ?? ''),
    failures: [...refused, ...errors].reduce((sum, count) => sum + count, 0),
  };
}

function msOf(text: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  const ms = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit];
  if (ms === undefined) throw new Error(`"${text}" is no time of wrk`);
  return Number(amount) * ms;
}
