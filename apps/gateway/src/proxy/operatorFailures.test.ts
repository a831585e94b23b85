import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSmallSite } from '../testing/openGateway';
import { runGateway } from '../testing/runGateway';

it('the id that a player reads leads to the call that failed, in the log as it is by default', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'failures-'));
  await releaseSmallSite(folder);
  const operator = createServer(({ url }, response) => {
    if (url?.startsWith('/api/cut')) response.destroy();
    else if (url?.startsWith('/api/half')) response.writeHead(200, { 'content-length': 9 }).write('{"', () => response.destroy());
    else response.writeHead(url?.startsWith('/api/broken') ? 500 : 200).end('{}');
  });
  await new Promise<void>((done) => operator.listen(0, '127.0.0.1', done));
  const API_ORIGIN = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
  const gateway = await runGateway(folder, { API_ORIGIN, LOG_LEVEL: 'warn' });
  const calls = ['/api/broken', '/api/cut', '/api/half', '/api/fine'];
  for (const [index, call] of calls.entries()) {
    const traceparent = `00-${String(index + 1).repeat(32)}-${'a'.repeat(16)}-01`;
    await fetch(`${gateway.url}${call}?api_token=secret`, { method: 'POST', headers: { traceparent } }).then((response) =>
      response.text().catch(() => 'cut'),
    );
  }
  await gateway.stop();
  operator.close();
  await rm(folder, { recursive: true });
  const lines = gateway.log().split('\n');
  const lineOf = (digit: string) => lines.filter((line) => line.includes(digit.repeat(32))).join();
  expect(lineOf('1')).toContain('"req":{"method":"POST","path":"/api/broken"},"status":500,"msg":"the operator failed"');
  expect(lineOf('2')).toContain('"req":{"method":"POST","path":"/api/cut"}');
  expect(lineOf('3')).toContain('"req":{"method":"POST","path":"/api/half"}');
  expect(lineOf('4')).toBe('');
  expect(gateway.log()).not.toContain('secret');
});
