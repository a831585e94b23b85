import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { bridgeInspector, bytesOf, inspectedPages } from './inspectorBridge';

const PATH = '/socket/1/2/WebPage';
const row = (url: string, path: string) =>
  `<tr><td><div class="targeturl">${url}</div></td><td><input onclick="window.open('Main.html?ws=' + location.host + '${path}')"></td></tr>`;

let inspector: Server;
let address: string;
let asked: string[];

/** An inspector that lists two pages, and sends each command back with its method. */
beforeEach(async () => {
  asked = [];
  inspector = createServer((_request, response) => {
    response.end(`<table>${row('http://site/empty', PATH)}${row('http://site/other', '/socket/1/3/WebPage')}</table>`);
  });
  new WebSocketServer({ server: inspector }).on('connection', (page, { url }) => {
    page.on('message', (message) => {
      const text = bytesOf(message).toString();
      asked.push(`${url} ${JSON.parse(text).method}`);
      page.send(text);
    });
  });
  await once(inspector.listen(0, '127.0.0.1'), 'listening');
  address = `127.0.0.1:${(inspector.address() as AddressInfo).port}`;
});
afterEach(async () => {
  inspector.closeAllConnections();
  await new Promise((resolve) => inspector.close(resolve));
});

it('finds the sockets of the pages at an address', async () => {
  await expect(inspectedPages(address, 'http://site/empty')).resolves.toEqual([PATH]);
  await expect(inspectedPages(address, 'http://site/none')).resolves.toEqual([]);
});

it('passes commands on to the page of a path and answers back, also one of more than a frame', async () => {
  const bridge = await bridgeInspector(address, PATH);
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`${bridge.url}/json`)).json()) as [{ webSocketDebuggerUrl: string }];
  const driver = new WebSocket(webSocketDebuggerUrl);
  await once(driver, 'open');
  const large = JSON.stringify({ id: 1, method: 'Page.large', text: 'x'.repeat(300_000) });
  driver.send(large);
  const [answer] = await once(driver, 'message');
  expect(String(answer) === large).toBe(true);
  expect(asked[0]).toBe(`${PATH} Page.large`);
  await bridge.close();
});

it('keeps the refusals of its own flushes from the driver', async () => {
  const bridge = await bridgeInspector(address, PATH);
  const driver = new WebSocket(`${bridge.url.replace('http', 'ws')}/devtools/page/1`);
  const received: string[] = [];
  driver.on('message', (message) => received.push(bytesOf(message).toString()));
  await once(driver, 'open');
  driver.send('{"id":1,"method":"Page.enable"}');
  while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  driver.send('{"id":2,"method":"Page.enable"}');
  while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toContain(`${PATH} Target.flush`);
  expect(received).toEqual(['{"id":1,"method":"Page.enable"}', '{"id":2,"method":"Page.enable"}']);
  await bridge.close();
});
