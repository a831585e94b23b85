import { rm } from 'node:fs/promises';
import { copyChanged, screenFiles } from '../support/site/releases';
import { expect, test } from '../support/test';

const run = Date.now().toString(36);
const [piece = ''] = screenFiles('wallet', 'WalletScreen').sync;

/** What can be wrong in a wallet whose files are all as they were built, and what its team is told. `npm test` meets the first. */
const faults: Readonly<Record<string, { change: (text: string, file: string) => string; told: RegExp }>> = {
  'a screen that throws': {
    change: (text, file) => (file === piece ? `throw Error('seeded');${text}` : text),
    told: /throws "Error: seeded"/,
  },
  'a screen that never ends': {
    change: (text, file) => (file === piece ? `for(;;);${text}` : text),
    told: /was still running after 10 s/,
  },
  'pieces without hashes': {
    change: (text, file) => (file.startsWith('remoteEntry') ? text.replace(/\w+\.integrity=\w+\.sriHashes\[\w+\],/, '') : text),
    told: /is loaded without its hash/,
  },
  'a piece that is not there': {
    change: (text, file) => (file.startsWith('remoteEntry') ? text.replaceAll('/assets/wallet/', '/assets/purse/') : text),
    told: /requests \/assets\/purse\/.*, which is not among its files/,
  },
};

for (const [index, [what, { change, told }]] of Object.entries(faults).entries()) {
  const tag = index === 0 ? '@wallet' : '@deep';
  test(`a wallet with ${what} is published, and never goes live`, { tag }, async ({ releases, site }) => {
    const version = `9.2.0-${run}.${index}`;
    const { remotes } = await releases.live();
    const built = await copyChanged('wallet', version, change);
    await site.releaseTool('publish', 'wallet', '--dir', built);
    for (const [command, ...options] of [['plan'], ['promote', '--reason', 'story']] as const) {
      const refused: unknown = await site
        .releaseTool(command, `wallet@${version}`, '--to', '5%', ...options)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 2, message: expect.stringMatching(told) });
    }
    expect((await releases.live()).remotes).toEqual(remotes);
    await rm(built, { recursive: true });
  });
}
