import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { OpenPhone } from '../support/browser/phone';
import { root, type Site } from '../support/site/site';
import { spendEvening } from './evening';
import { plain } from './reshapedOperators/plain';
import { startServer } from '../support/site/servers';
import { type Reshaping, startReshapedOperator } from './reshapedOperators/reshapedOperator';
import { terse } from './reshapedOperators/terse';
import { wrapped } from './reshapedOperators/wrapped';

const account = ['--account', 'demo', '--password', 'demo1234', '--pay-password', 'demo1234', '--with-money'];

/** Operators of other makes; `npm test` lives with the first. */
export const reshapedOperators = [terse, plain, wrapped] as const;

/** What `check-api` says of an operator. */
async function check(origin: string, { ignoresKeys = false }: Reshaping): Promise<string> {
  const known = ignoresKeys ? ['--without-idempotency'] : [];
  const words = ['--import', 'tsx', 'packages/api-check/src/main.ts', origin, ...account, ...known];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

/** Stands another operator before the site's own, checks it, and spends an evening there. */
export async function liveWith(reshaping: Reshaping, site: Site, openPhone: OpenPhone): Promise<void> {
  const backend = await startReshapedOperator(site.url, reshaping);
  const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: backend.url, DEMO_OPERATOR: '1' });
  try {
    const said = await check(backend.url, reshaping);
    expect(said.match(/^(does not fit|unreachable).*(\n .*)*/gm)).toBeNull();
    for (const words of reshaping.said) expect(said).toMatch(words);
    const phone = await openPhone({ baseURL: gateway.url });
    // An operator without an intro video gets the site's own, which opens before or after the first tap, as the line is.
    await phone.page.addInitScript(neverPlays);
    await spendEvening(phone, reshaping);
  } finally {
    await gateway.stop();
    await backend.stop();
  }
}

function neverPlays(): void {
  addEventListener('canplaythrough', (event) => event.stopImmediatePropagation(), true);
}
