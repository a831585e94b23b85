import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getTurnover } from '@parlour/api-client/endpoints/wallet';
import { createTransport } from '@parlour/api-client/transport';

it('an answer is read as UTF-8, whatever charset its header has', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, traceparent',
      'content-type': 'text/plain;charset=ISO-8859-1',
    });
    response.end('{"code":500,"message":"余额不足"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createTransport({ baseUrl, token: () => undefined });
  await expect(call(getTurnover, {})).rejects.toMatchObject({ kind: 'refused', message: '余额不足' });
  server.closeAllConnections();
  server.close();
});
