import path from 'node:path';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { remotes } from '../workspace/apps.mjs';

/** Which screens poll the balances faster than all others (spec section 9). */
const paces = { '/money': 'money', '/withdrawal': 'money', '/transfer': 'transfer' };

it('only the screens of the specification poll faster', async () => {
  const files = remotes.map((remote) => path.resolve(__dirname, `../../apps/${remote}/remote.config.ts`));
  const cards = await Promise.all(files.map((file) => import(file) as Promise<{ readonly config: WrittenConfig }>));
  const fast = cards.flatMap(({ config }) =>
    config.routes.flatMap(({ path: at, poll }) => (poll === undefined ? [] : [[at, poll]])),
  );
  expect(Object.fromEntries(fast)).toEqual(paces);
});
