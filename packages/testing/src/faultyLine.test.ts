/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFaultyLine } from './faultyLine';

it('lets go of what hangs when it is mended, and of nothing that is on its way', async () => {
  const site = createServer();
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const line = await openFaultyLine(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const fault = new EventEmitter();
  line.breakIt(/^\/broken/, () => fault.emit('met'));
  const both = Promise.all([once(fault, 'met'), once(site, 'request')]);
  const broken = fetch(`${line.url}/broken`);
  const passing = fetch(`${line.url}/passing`);
  const [, [, reply]] = await both;
  line.mend();
  (reply as ServerResponse).end('all of it');
  await expect(broken).rejects.toThrow('fetch failed');
  expect(await (await passing).text()).toBe('all of it');
  await line.close();
  site.closeAllConnections();
  site.close();
});
