import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { faultsOf, fileStore, keyFile, openRegistry, readKey } from '@parlour/registry';
import { earlierStores, kindsIn, withCopy } from '@parlour/registry/testing/testEarlierStores';
import { readConfig } from './config';
import { createGateway } from './server';
import { createHours } from './telemetry/hours';
import { createRecorder } from './telemetry/recorder';
import { readTimings } from './telemetry/timings';
import { errorEvent } from './testing/errorEvent';

const MINUTE_MS = 60_000;
const TOKEN = 'only-for-these-tests';

describe.each(earlierStores())('over the store that $name wrote', ({ name, atMs }) => {
  it('a gateway serves the site, takes changes and reports, and leaves the store without faults', () =>
    withCopy(name, async (folder) => {
      const app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', CONSOLE_TOKEN: TOKEN }));
      app.log.level = 'silent';
      const [ready, document, manifest] = [
        await app.inject('/readyz'),
        await app.inject('/'),
        await app.inject('/manifest.json'),
      ];
      expect([ready, document, manifest].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(document.body).toContain('<script src="/assets/shell/1.1.0/main.js">');
      expect(manifest.json()).toMatchObject({ format: 1, shell: { version: '1.1.0' } });
      const site = await app.listen({ port: 0, host: '127.0.0.1' });
      const asset = await fetch(`${site}/assets/wallet/1.1.0/HomeScreen.js`);
      expect(await asset.text()).toBe('console.log("wallet_1_1_0");\n');
      const compressed = await fileStore(path.join(folder, 'registry')).read('assets/wallet/1.1.0/HomeScreen.js.br');
      expect(String(brotliDecompressSync(compressed ?? ''))).toBe('console.log("wallet_1_1_0");\n');

      const headers = { authorization: `Bearer ${TOKEN}` };
      const change = { change: { kind: 'stop', name: 'account' }, reason: 'next' };
      const changed = await app.inject({ method: 'POST', url: '/releases/changes', headers, payload: change });
      expect(changed.statusCode).toBe(200);
      const beacon = { page: 'a', composition: 'c', events: [{ ...errorEvent, version: '1.1.0', shell: '1.1.0' }] };
      expect((await app.inject({ method: 'POST', url: '/telemetry', payload: beacon })).statusCode).toBe(204);
      await app.close();

      const store = fileStore(path.join(folder, 'registry'));
      const registry = await openRegistry(store, await readKey(keyFile(path.join(folder, 'keys'), 'registry')));
      await expect(faultsOf(store, await registry.trust())).resolves.toEqual([]);
      expect(kindsIn(folder).unknown).toEqual([]);
    }));

  it('the figures of its gateway count', () =>
    withCopy(name, async (folder) => {
      const store = fileStore(path.join(folder, 'registry'));
      const unexpected = (error: Error) => {
        throw error;
      };
      const minutes = await createHours(store, 'present', createRecorder('present'), () => atMs, unexpected).since(
        Math.floor(atMs / MINUTE_MS) - 60,
      );
      expect(minutes.map(({ releases }) => releases['wallet@1.1.0'])).toMatchObject([{ loads: 3, fetched: {} }]);
      const { releases } = await readTimings(store, { hours: 2 }, atMs, unexpected);
      expect(releases).toMatchObject([{ name: 'wallet', version: '1.1.0', mounted: { count: 3 }, lcp: { count: 3 } }]);
    }));
});
