import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getBalance } from './endpoints/session';
import { createTransport } from './transport';

it('calls that waited for the HTTP client together begin in tasks of their own', async () => {
  const server = createServer((_request, response) => response.end('{"code":200,"data":{"balance":"1.00"}}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const request = jest.fn();
  server.on('request', request);
  const next: (() => void)[] = [];
  Object.assign(globalThis, { scheduler: { yield: () => new Promise<void>((resolve) => next.push(resolve)) } });
  const { port } = server.address() as AddressInfo;
  const call = createTransport({ baseUrl: `http://127.0.0.1:${port}`, token: () => undefined });
  const answers = [call(getBalance, {}), call(getBalance, {})];
  while (next.length < 2) await new Promise((resolve) => setTimeout(resolve));
  next[0]?.();
  await answers[0];
  expect(request).toHaveBeenCalledTimes(1);
  next[1]?.();
  await answers[1];
  expect(request).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(globalThis, 'scheduler');
  await new Promise((resolve) => server.close(resolve));
});
