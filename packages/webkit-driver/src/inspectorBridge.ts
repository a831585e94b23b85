import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** WebKitGTK's server drops frames of more than 128 KiB. */
const FRAME_BYTES = 64_000;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The inspector holds an answer back for 40 ms after another short message, or until it gets something: most likely Nagle's algorithm
 * on a connection inside the browser. So after each message a command that does not exist is sent a few times, and its refusal left
 * out. A story of many keys takes a third of the time.
 */
const FLUSH_ID = '"id":2147483647';
const FLUSH = `{${FLUSH_ID},"method":"Target.flush"}`;
const FLUSH_AFTER_MS = [1, 2, 4, 8, 16];

/**
 * Shows the inspector of a WebKitGTK browser as ios_webkit_debug_proxy shows the one of Safari on a phone, which Playwright can drive
 * (`webkit.connectOverCDP`): a list of pages at `/json`, here of one, and its WebSocket. `inspector` is the address in
 * WEBKIT_INSPECTOR_HTTP_SERVER, such as `127.0.0.1:9333`, and `path` the page's there.
 */
export async function bridgeInspector(
  inspector: string,
  path: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    const list = [{ webSocketDebuggerUrl: `ws://${addressOf()}/devtools/page/1` }];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
  });
  const sockets = new WebSocketServer({ server, maxPayload: MOST_BYTES });
  sockets.on('connection', (driver) => {
    const page = new WebSocket(`ws://${inspector}${path}`, { perMessageDeflate: false, maxPayload: MOST_BYTES });
    const isOpen = once(page, 'open');
    let flushes: NodeJS.Timeout[] = [];
    const flush = () => page.readyState === WebSocket.OPEN && page.send(FLUSH);
    const flushSoon = () => {
      for (const timer of flushes) clearTimeout(timer);
      flushes = FLUSH_AFTER_MS.map((ms) => setTimeout(flush, ms));
    };
    driver.on('message', (message) => {
      void isOpen.then(() => sendInFrames(page, bytesOf(message)));
      flushSoon();
    });
    page.on('message', (message) => {
      const text = bytesOf(message).toString();
      if (text.includes(FLUSH_ID)) return;
      driver.send(text);
      flushSoon();
    });
    driver.on('close', () => page.close());
    page.on('close', () => driver.close());
    page.on('error', () => driver.close());
  });
  const addressOf = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://${addressOf()}`,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The paths of the sockets of pages at an address, as an inspector lists them. */
export async function inspectedPages(inspector: string, url: string): Promise<readonly string[]> {
  const html = await (await fetch(`http://${inspector}/`)).text();
  const rows = html.split('<tr>').filter((row) => row.includes(`>${url}<`));
  return rows.flatMap((row) => /\/socket\/\d+\/\d+\/WebPage/.exec(row) ?? []);
}

function sendInFrames(page: WebSocket, bytes: Buffer): void {
  for (let at = 0; at === 0 || at < bytes.length; at += FRAME_BYTES)
    page.send(bytes.subarray(at, at + FRAME_BYTES), { binary: false, fin: at + FRAME_BYTES >= bytes.length });
}

/** A message of a WebSocket in one piece. */
export function bytesOf(message: RawData): Buffer {
  if (Array.isArray(message)) return Buffer.concat(message);
  return Buffer.isBuffer(message) ? message : Buffer.from(message);
}
