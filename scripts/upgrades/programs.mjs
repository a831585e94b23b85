// @ts-check
import path from 'node:path';
import { run } from '../run.mjs';
import { startServer } from '../startServer.mjs';

/** The token of the console of a gateway that is started here. */
export const token = 'only-for-these-tests';

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
      run(process.execPath, [...tsx, path.join(sources, 'packages/registry/src/cli.ts'), ...words], { cwd: sources, env }),

    /** Starts the gateway, does something, and stops it. @template Result @param {(url: string) => Promise<Result>} work */
    withGateway: async (work) => {
      const own = { PORT: '0', HOST: '127.0.0.1', API_ORIGIN: 'http://127.0.0.1:1', CONSOLE_TOKEN: token, LOG_LEVEL: 'fatal' };
      const gateway = startServer('gateway', { ...env, ...own }, sources);
      try {
        const { port } = await gateway.ready;
        return await work(`http://127.0.0.1:${port}`);
      } finally {
        await gateway.stop();
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
