import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Endpoint, Sample, Samples } from '@parlour/api-client';
import { allEndpoints, samples as knownSamples } from '@parlour/api-client/endpoints/all';
import { expect, type Page, type Route, test as base } from '@playwright/test';

export { expect };

/** The answer to a call: data in the server's format, or a refusal. */
export type ApiAnswer = { readonly data: unknown } | { readonly refusal: string };

/** The API of a browser test: answers each call with its sample unless a test sets another answer. No call reaches the site's backend. */
export interface BrowserApi {
  /** Sets the data that an endpoint answers with, in the server's format. */
  answer(endpoint: Endpoint, data: unknown): void;
  /** Makes an endpoint refuse with the server's message. */
  refuse(endpoint: Endpoint, message: string): void;
  /** Makes an endpoint fail without a response, as without a network. */
  disconnect(endpoint: Endpoint): void;
  /** Sets how every endpoint without an answer of its own fails: refused, or without a response. */
  failAll(how: 'refused' | 'disconnected'): void;
  /** Adds calls that the remote declares itself, with their samples. */
  declare(endpoints: readonly Endpoint[], samples: Samples): void;
  /** The names of the calls so far, in order. */
  readonly called: readonly string[];
}

interface Fixtures {
  readonly api: BrowserApi;
  /** Opens a path of the site with the remote of this folder in it, as a member or, with `visitor`, without a session. */
  readonly openScreen: (path: string, how?: { readonly visitor?: boolean }) => Promise<Page>;
}

/** A running site with the remote of this folder inside. */
interface Preview {
  readonly link: URL;
}

/**
 * Playwright's `test` for stories of a remote: builds the remote of this folder and shows it inside the site that RELEASES_SITE
 * or `parlour.site` in `package.json` names, in the live shell. The team's key (RELEASES_KEY) authorises this.
 */
export const test = base.extend<Fixtures, { readonly preview: Preview }>({
  preview: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this needs.
    async ({}, provide) => {
      const { child, link } = await startDev();
      await provide({ link });
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  api: async ({ page, preview }, provide) => {
    const { api, answer } = createBrowserApi();
    await page.route((url) => url.origin === preview.link.origin && url.pathname.startsWith('/api/'), answer);
    await provide(api);
  },
  openScreen: async ({ page, api: _api, preview }, provide) => {
    await provide(async (screen, { visitor = false } = {}) => {
      if (!visitor) await page.addInitScript(() => sessionStorage.setItem('api_token', 'story'));
      await page.goto(new URL(`${preview.link.pathname}${preview.link.search}#${screen}`, preview.link).href);
      return page;
    });
  },
});

async function startDev(): Promise<{ readonly child: ChildProcess; readonly link: URL }> {
  const { resolve } = createRequire(path.resolve('package.json'));
  const packageFile = resolve('@parlour/cli/package.json');
  const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as { bin: { parlour: string } };
  const child = spawn(process.execPath, [path.join(path.dirname(packageFile), bin.parlour), 'dev', '--release'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const link = await new Promise<string>((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const [, found] = /^Open (\S+)$/m.exec(output) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail(new Error(`The remote cannot be shown inside the site: ${output.trim()}`)));
  });
  return { child, link: new URL(link) };
}

function createBrowserApi() {
  const answers = new Map<string, ApiAnswer | 'none'>();
  const called: string[] = [];
  let usual: ApiAnswer | 'none' | undefined;
  let endpoints = [...allEndpoints];
  let samples = { ...knownSamples };
  const api: BrowserApi = {
    called,
    answer: ({ name }, data) => void answers.set(name, { data }),
    refuse: ({ name }, refusal) => void answers.set(name, { refusal }),
    disconnect: ({ name }) => void answers.set(name, 'none'),
    failAll: (how) => {
      usual = how === 'refused' ? { refusal: 'Later, please' } : 'none';
    },
    declare: (more, theirs) => {
      endpoints = [...more, ...endpoints];
      samples = { ...samples, ...theirs };
    },
  };
  const answer = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const endpoint = endpoints.find(({ path: own, method }) => own === pathname && method === request.method());
    if (endpoint === undefined) return route.fulfill({ status: 404, json: { code: 404, message: `no call ${pathname}` } });
    called.push(endpoint.name);
    const given = answers.get(endpoint.name) ?? usual ?? sampleOf(samples[endpoint.name]);
    if (given === undefined) throw new Error(`no sample for ${endpoint.name}`);
    if (given === 'none') return route.abort();
    if ('refusal' in given) return route.fulfill({ json: { code: 500, message: given.refusal } });
    return route.fulfill({ json: { code: 200, message: '', data: given.data } });
  };
  return { api, answer };
}

function sampleOf(sample: Sample | undefined): ApiAnswer | undefined {
  return sample && { data: sample.data };
}
