// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../run.mjs';

/** The token of the console of a gateway that is started here. */
export const token = 'only-for-tests';

/**
 * The command of releases and the gateway of some sources, over the data of a folder; nothing of the machine's own settings reaches
 * them.
 * @param {string} sources @param {string} folder
 */
export function programsOf(sources, folder) {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    DATA_DIR: folder,
    RELEASE_BY: 'mira',
    GITHUB_SHA: 'f1c7e5',
    GITHUB_REPOSITORY: 'example/site',
  };
  const tsx = ['--import', 'tsx'];
  return {
    /** Runs the command of releases. @param {readonly string[]} words @returns {Promise<string>} */
    release: (...words) =>
      run(process.execPath, [...tsx, path.join(sources, 'packages/release-server/src/cli.ts'), ...words], { cwd: sources, env }),

    /** Starts the gateway, does something, and stops it. @template Result @param {(url: string) => Promise<Result>} work */
    withGateway: async (work) => {
      const child = spawn(process.execPath, [...tsx, 'apps/gateway/src/main.ts'], {
        cwd: sources,
        env: { ...env, PORT: '0', HOST: '127.0.0.1', API_ORIGIN: 'http://127.0.0.1:1', CONSOLE_TOKEN: token, LOG_LEVEL: 'fatal' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      /** @type {Promise<number>} */
      const port = new Promise((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('{"ready":true')) resolve(Number(JSON.parse(line).port));
        });
        void ended.then((code) => reject(new Error(`the gateway ended before it was ready (${code})`)));
      });
      try {
        return await work(`http://127.0.0.1:${await port}`);
      } finally {
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** Calls a gateway as who has its token; throws unless the answer is good. @param {string} url @param {unknown} [body] */
export async function call(url, body) {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}
