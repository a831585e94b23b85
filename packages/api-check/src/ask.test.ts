import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { ask } from './ask';

it.each([
  ['7', '{"id":7}'],
  ['"7"', '{"id":"7"}'],
  ['9007199254740993', '{"id":9007199254740993}'],
])('a card whose id came as %s is asked about as the site would: %s', async (id, sent) => {
  let body = '';
  const server = createServer((request, response) => {
    body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(`{"code":200,"message":"","data":[{"id":${id}}]}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await ask(origin, getCards, { type: 1 }, undefined);
  await ask(origin, deleteCard, { id: id.replaceAll('"', '') }, undefined);
  server.close();
  expect(body).toBe(sent);
});
