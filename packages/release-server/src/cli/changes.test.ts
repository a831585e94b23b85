import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createKey } from '@parlour/release-contract/signature';
import { runCommand } from 'citty';
import { stopCommand } from './changes';

it('finds the entry of its change also where the reason ends in a line break, as messages of commits do', async () => {
  const key = await createKey();
  const answered = async (request: IncomingMessage) => {
    if (request.url === '/releases/registry') return { registry: 'r' };
    const { change, reason } = JSON.parse(await text(request));
    // As a gateway stores it.
    return { history: [{ sequence: 7, reason: reason.trim(), author: { key: key.kid }, difference: [], change }] };
  };
  const server = createServer((request, response) => {
    void answered(request).then((body) => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const words = ['wallet', '--reason', 'Merge branch receipts\n', '--site', site, '--key', JSON.stringify(key), '--json'];
    await runCommand(stopCommand, { rawArgs: words });
    expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ sequence: 7, reason: 'Merge branch receipts' });
  } finally {
    said.mockRestore();
    await new Promise((closed) => server.close(closed));
  }
});
