import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { OpenPhone } from '../support/phone';
import { root, type Site } from '../support/site';
import { spendEvening } from './evening';
import { plain } from './operators/plain';
import { startServer } from './operators/servers';
import { type StandIn, startStandIn } from './operators/standIn';
import { terse } from './operators/terse';
import { wrapped } from './operators/wrapped';

const account = ['--account', 'demo', '--password', 'demo1234', '--pay-password', 'demo1234', '--with-money'];

/** Operators of other makes; `npm test` lives with the first. */
export const standIns = [terse, plain, wrapped] as const;

/** What `check-api` says of an operator. */
async function check(origin: string): Promise<string> {
  const words = ['--import', 'tsx', 'packages/api-check/src/main.ts', origin, ...account];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

/** Stands another operator before the site's own, checks it, and spends an evening there. */
export async function liveWith(standIn: StandIn, site: Site, openPhone: OpenPhone): Promise<void> {
  const backend = await startStandIn(site.url, standIn);
  const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: backend.url });
  try {
    const said = await check(backend.url);
    expect(said.match(/^(does not fit|unreachable).*(\n .*)*/gm)).toBeNull();
    for (const words of standIn.said) expect(said).toMatch(words);
    await spendEvening(await openPhone({ baseURL: gateway.url }), standIn);
  } finally {
    await gateway.stop();
    await backend.stop();
  }
}
