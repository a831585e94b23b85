import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

/** A gateway as a process of its own. */
export interface RunningGateway {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Its metrics, as Prometheus reads them. */
  readMetrics(): Promise<string>;
  /** Its output so far. */
  log(): string;
  /** Stops it and returns its exit code or signal; its log is complete then. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the gateway as a process of its own on a free port, over the data of a folder. */
export async function runGateway(folder: string, env: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', METRICS_PORT: '0', DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let log = '';
  const port = await readyPort(child, (text) => {
    log += text;
    return log;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    log: () => log,
    readMetrics: async () => {
      const [, metricsPort] = /"metricsPort":(\d+)/.exec(log) ?? [];
      return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function readyPort(child: ChildProcess, note: (text: string) => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown) => {
      const [, port] = /"ready":true,"port":(\d+)/.exec(note(String(chunk))) ?? [];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}: ${note('')}`)));
  });
}
