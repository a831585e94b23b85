import { chromiumFlags, chromiumPath } from '@parlour/e2e/chromium';
import { chromium } from 'playwright-core';
import { getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { getVenueBalances } from '@parlour/api-client/endpoints/wallet';
import { settings } from '../settings';
import { type Figure, figureOf } from '../findings';
import { logInDemo } from '../player/logInDemo';
import { type RunningSite, runSite } from '../runningSite';
import type { Call } from '../gateway/wrk';
import { answerBytes } from './answerBytes';
import { bootVisit } from './bootVisit';
import { connectionCost } from './connectionCost';
import { growTo } from './manyRemotes';

const COUNTS = [5, 20, 50] as const;
const CONNECTIONS = 2_000;
const br = { headers: { 'accept-encoding': 'br' } };

/** Measurements of a running site for the simulation. */
export interface SiteCosts {
  /** Bytes of a response with headers. */
  readonly bytes: Readonly<
    Record<'document' | 'asset' | 'knownManifest' | 'telemetry' | 'balance' | 'venueBalances' | 'appInfo', number>
  >;
  /** Memory of the gateway per open connection. */
  readonly connectionKb: number;
  readonly figures: readonly Figure[];
}

/** Measures answers, an open connection, and sites with 5, 20 and 50 remotes. */
export async function measureSite(log: (line: string) => void): Promise<SiteCosts> {
  const sites: RunningSite[] = [];
  try {
    for (const count of COUNTS) {
      log(`a site with ${count} remotes`);
      const [first] = sites;
      const site = await runSite(first && { API_ORIGIN: first.url });
      sites.push(site);
      await growTo(count, site.dataDir);
    }
    const [first] = sites;
    if (first === undefined) throw new Error('no site runs');
    const bytes = await bytesOf(first.url);
    log(`${CONNECTIONS} connections that stay open`);
    const connectionKb = await connectionCost(first.url, '/healthz', first.gatewayPid, CONNECTIONS);
    const connection = figureOf('memory of the gateway for a connection that stays open', 'kB', [connectionKb]);
    const sent = Object.entries(bytes).map(([what, size]) => figureOf(`an answer with headers: ${what}`, 'kB', [size / 1_000]));
    return { bytes, connectionKb, figures: [...sent, connection, ...(await remotesFigures(sites, log))] };
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function bytesOf(url: string): Promise<SiteCosts['bytes']> {
  const post = (path: string, body: object, more: Call['headers'] = {}) =>
    answerBytes(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br', ...more },
    });
  const member = { authorization: `Bearer ${await logInDemo(url)}` };
  const manifest = await fetch(`${url}/manifest.json`);
  const known = { headers: { ...br.headers, 'if-none-match': manifest.headers.get('etag') ?? '' } };
  const document = await (await fetch(url)).text();
  const scripts = [...document.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, script = '']) => script);
  const sizes = await Promise.all(scripts.map((script) => answerBytes(url + script, br)));
  return {
    document: await answerBytes(url, br),
    asset: sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length),
    knownManifest: await answerBytes(`${url}/manifest.json`, known),
    telemetry: await post('/telemetry', { page: 'bench', composition: 'c', events: [] }),
    balance: await post(getBalance.path, {}, member),
    venueBalances: await post(getVenueBalances.path, {}, member),
    appInfo: await post(getAppInfo.path, {}),
  };
}

/** Cost of a visit depending on the number of remotes. */
async function remotesFigures(sites: readonly RunningSite[], log: (line: string) => void): Promise<readonly Figure[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags,
  });
  const boots = sites.map((): number[] => []);
  try {
    for (let round = 0; round <= settings.rounds; round += 1) {
      log(round === 0 ? 'warming up' : `boot, round ${round} of ${settings.rounds}`);
      for (const [index, { url }] of sites.entries()) {
        const ms = await bootVisit(browser, url);
        if (round > 0) boots[index]?.push(ms);
      }
    }
  } finally {
    await browser.close();
  }
  const figures = sites.map(async ({ url }, index) => {
    const name = `${COUNTS[index]} remotes`;
    const size = async (path: string, call: Call) => [(await answerBytes(url + path, call)) / 1_000];
    return [
      figureOf(`${name}: manifest as it is`, 'kB', await size('/manifest.json', {})),
      figureOf(`${name}: manifest, Brotli`, 'kB', await size('/manifest.json', br)),
      figureOf(`${name}: document, Brotli`, 'kB', await size('/', br)),
      figureOf(`${name}: home stands after`, 'ms', boots[index] ?? []),
    ];
  });
  return (await Promise.all(figures)).flat();
}
