#!/usr/bin/env node
// @ts-check
// Firefox ESR as Playwright starts it (channel `moz-firefox`), behind a proxy that knows the one command of WebDriver BiDi that it
// lacks: a colour scheme is set by preference, for all pages of the browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const COLOUR_SCHEMES = ['dark', 'light'];
/** Ids of our own commands begin here; the driver counts from 1. */
const FIRST_OWN_ID = 1_000_000_000;

const browser = spawn(FIREFOX, [...process.argv.slice(2), '--remote-allow-system-access'], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.once(signal, () => browser.kill(signal));
browser.once('exit', (code) => process.exit(code ?? 0));
createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else void listen(address);
});

/** @param {string} address */
async function listen(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const at = server.address();
  if (typeof at === 'object') process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at?.port}\n`);
  server.on('connection', (driver, { url = '' }) => {
    const target = new WebSocket(address + url, { perMessageDeflate: false });
    const isOpen = once(target, 'open');
    /** @type {((answer: any) => void)[]} */
    const waiting = [];
    /** @type {Ask} */
    const ask = (method, params) => {
      const id = FIRST_OWN_ID + waiting.length;
      target.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve) => waiting.push(resolve));
    };
    const pass = async (/** @type {string} */ text) => {
      const { id, method, params } = JSON.parse(text);
      await isOpen;
      if (method !== 'emulation.setMediaFeaturesOverride') return target.send(text);
      await setColourScheme(ask, params.features['prefers-color-scheme']);
      driver.send(JSON.stringify({ type: 'success', id, result: {} }));
    };
    driver.on('message', (data) => void pass(textOf(data)));
    target.on('message', (data) => {
      const text = textOf(data);
      const { id, ...answer } = JSON.parse(text);
      if (id >= FIRST_OWN_ID) waiting[id - FIRST_OWN_ID]?.(answer);
      else driver.send(text);
    });
    target.on('close', () => driver.close());
    driver.on('close', () => target.close());
  });
}

/** @param {import('ws').RawData} data */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString() : '';
}

/** @typedef {(method: string, params: object) => Promise<any>} Ask */

/** @param {Ask} ask @param {string | null | undefined} scheme */
async function setColourScheme(ask, scheme) {
  const tree = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const value = COLOUR_SCHEMES.indexOf(scheme ?? '');
  const set = await ask('script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value < 0 ? 2 : value})`,
    target: { context: tree.result.contexts[0].context },
    awaitPromise: false,
  });
  if (set.result?.type !== 'success') throw new Error(`Firefox did not take the colour scheme: ${JSON.stringify(set)}`);
}
