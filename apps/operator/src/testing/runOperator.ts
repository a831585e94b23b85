import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { newData } from './operatorData';

const root = resolve('apps/operator');

export interface Answer {
  readonly status: number;
  readonly body: { code: number; message: string; data: unknown };
}

export interface RunningOperator {
  readonly url: string;
  readonly folder: string;
  /** Posts JSON (or a raw body), optionally as a member and under an idempotency key. */
  post(path: string, body?: unknown, options?: { token?: string | undefined; key?: string }): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  logIn(name?: string, password?: string): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the operator as its own process on a free port, with new data unless a folder is given, see operatorData.ts. */
export async function runOperator(asked: Record<string, string> = {}, given?: string): Promise<RunningOperator> {
  const { folder, env } = given === undefined ? await newData(asked) : { folder: given, env: asked };
  // What is tested is who wins, not how fast: in a rush calls queue for the database however slow the machine is.
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', './src/testing/leash.mjs', 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, REVIEW_DELAY_MS: '300', DATABASE_WAIT_MS: '0', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${await portOf(child)}`;
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url + path, init);
    return { status: response.status, body: await response.json() };
  };
  const bearer = (token: string | undefined): Record<string, string> =>
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const post: RunningOperator['post'] = (path, body, { token, key } = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token), ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    url,
    folder,
    post,
    get: (path, token) => call(path, { headers: bearer(token) }),
    logIn: async (name = 'demo', password = 'demo1234') => {
      const { body } = await post('/api/login_pc', { name, password });
      return (body.data as { api_token: string }).api_token;
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Removes what `runOperator` made. */
export function forget({ folder }: RunningOperator): void {
  rmSync(folder, { recursive: true, force: true });
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolvePort, reject) => {
    child.once('exit', (code) => reject(new Error(`The operator ended with ${code} before it was ready.`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolvePort((JSON.parse(line) as { port: number }).port);
    });
  });
}
