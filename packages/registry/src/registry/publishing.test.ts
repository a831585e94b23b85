import { setTimeout as after } from 'node:timers/promises';
import { integrityOf } from '../publishing/integrity';
import { apply } from './operations';
import { createKey, publicPart, sign } from '@parlour/release-contract/signature';
import type { Store } from '../storage/store';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { testBuild, testEntry, testRemote } from '../testing/testRelease';

const setup = testFolderForEach();

describe('publishing', () => {
  it('stores a release with its compressed twins; the same one again changes nothing', async () => {
    await expect(setup().publish(wallet('1.0.0'))).resolves.toBe('published');
    await expect(setup().publish(wallet('1.0.0'))).resolves.toBe('known');
    expect(String(await setup().store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe(testEntry(wallet('1.0.0')));
    expect(String(await setup().store.read('assets/wallet/1.0.0/remoteEntry.js.br'))).toBe('br');
    await expect(setup().registry.versions('wallet')).resolves.toEqual(['1.0.0']);
  });

  it('keeps the bill of materials beside the release, not below what is served, and notices when it was changed', async () => {
    await setup().released('1.0.0');
    const build = testBuild({ ...wallet('1.1.0'), sbom: integrityOf(Buffer.from('{"bomFormat":"CycloneDX"}')) });
    await setup().registry.publish({ ...build, sbom: '{"bomFormat":"CycloneDX"}' }, await setup().keyOf('wallet'));
    await expect(setup().registry.sbom('wallet', '1.1.0')).resolves.toBe('{"bomFormat":"CycloneDX"}');
    await expect(setup().registry.sbom('wallet', '9.9.9')).resolves.toBeUndefined();
    await expect(setup().store.list('assets/wallet/1.1.0')).resolves.not.toContain('sbom.json');
    await setup().store.write('bills/wallet/1.1.0.json', Buffer.from('{}'));
    await expect(apply(await setup().reopen(), promotion('1.1.0'), author)).rejects.toThrow(
      'wallet 1.1.0: its bill of materials is not as it was published',
    );
  });

  it('refuses other files or another card under a published version and keeps the first', async () => {
    await setup().publish(wallet('1.0.0'));
    await expect(setup().publish(wallet('1.0.0', 'let b'), 'let b')).rejects.toThrow(
      'wallet 1.0.0 is published already, as something else; a version never changes: publish it as another one, with --version',
    );
    await expect(setup().publish(testRemote('wallet', '1.0.0', ['/money']))).rejects.toThrow('a version never changes');
    expect(String(await setup().store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe(testEntry(wallet('1.0.0')));
  });

  it('refuses the container of an earlier build that another version may have, and takes one of a current build', async () => {
    await setup().publish(wallet('1.1.0-rc.1'));
    const earlier = { ...wallet('1.1.0-rc-1'), container: 'wallet_1_1_0_rc_1' };
    await expect(setup().publish(earlier)).rejects.toThrow(
      'wallet 1.1.0-rc-1 has the container wallet_1_1_0_rc_1, as 1.1.0-rc.1 may have: a page could not tell them apart. Build it with the current packages, or publish it as another version',
    );
    await expect(setup().publish(wallet('1.1.0-rc-1'))).resolves.toBe('published');
  });

  it('stores some files at once, each after its twins, and the descriptor when all are there', async () => {
    const { files: some, ...remote } = wallet('1.0.0');
    const files = [...some, ...some.flatMap((file) => Array.from({ length: 40 }, (_, at) => ({ ...file, path: `js/${at}.js` })))];
    const begun: string[] = [];
    const done: string[] = [];
    let most = 0;
    const slow: Store = {
      ...setup().store,
      create: async (key, value) => {
        begun.push(key);
        if (!key.startsWith('assets/')) expect(done).toHaveLength(begun.length - 1);
        if (key.endsWith('.js')) expect(done).toEqual(expect.arrayContaining([`${key}.br`, `${key}.gz`]));
        most = Math.max(most, begun.length - done.length);
        await after(2);
        const isNew = await setup().store.create(key, value);
        done.push(key);
        return isNew;
      },
    };
    const stored: number[] = [];
    const build = testBuild({ ...remote, files });
    await setup().released();
    const key = await setup().keyOf('wallet');
    await (await setup().reopen(slow)).publish(build, key, (count) => stored.push(count));
    expect(most).toBe(8);
    expect(stored).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(done.slice(-2)).toEqual(['bills/wallet/1.0.0.json', 'published/wallet/1.0.0.json']);
  });

  it.each([0, 1])('shows nothing of a release that was cut off after %s writes, and lets it be published again', async (at) => {
    await setup().released();
    let writes = 0;
    const dying: Store = {
      ...setup().store,
      create: async (key, value) => {
        writes += 1;
        if (writes > at) throw new Error('cut off');
        return setup().store.create(key, value);
      },
    };
    const key = await setup().keyOf('wallet');
    await expect((await setup().reopen(dying)).publish(testBuild(wallet('1.0.0')), key)).rejects.toThrow('cut off');
    await expect(setup().registry.versions('wallet')).resolves.toEqual([]);
    await expect(apply(setup().registry, promotion('1.0.0'), author)).rejects.toThrow('wallet@1.0.0 is not published');
    await expect(setup().publish(wallet('1.0.0'))).resolves.toBe('published');
  });

  it("refuses another team's key, nobody's key, and an app without a team", async () => {
    const promotions = await setup().keyOf('promotions');
    await setup().publish(wallet('1.0.0'));
    const build = { descriptor: wallet('1.1.0'), files: [], sbom: '{}' };
    await expect(setup().registry.publish(build, promotions)).rejects.toThrow(
      `the key ${promotions.kid} of promotions cannot publish wallet`,
    );
    const stranger = await createKey();
    await expect(setup().registry.publish(build, stranger)).rejects.toThrow(
      `the key ${stranger.kid} of nobody here cannot publish wallet`,
    );
    const lottery = { descriptor: testRemote('lottery', '1.0.0', ['/lottery']), files: [], sbom: '{}' };
    await expect(setup().registry.publish(lottery, stranger)).rejects.toThrow('nobody may publish lottery yet');
  });
});

describe('the gate over what is really stored', () => {
  const promoteAfter = async (spoil: () => Promise<unknown>) => {
    await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    await spoil();
    return apply(await setup().reopen(), promotion('1.1.0'), author);
  };

  it('refuses bytes that were changed in the store', async () => {
    await expect(
      promoteAfter(() => setup().store.write('assets/wallet/1.1.0/remoteEntry.js', Buffer.from('evil'))),
    ).rejects.toThrow('wallet 1.1.0: remoteEntry.js is not as it was published');
  });

  it('refuses bytes that are gone', async () => {
    await expect(promoteAfter(() => setup().store.remove('assets/wallet/1.1.0/remoteEntry.js'))).rejects.toThrow(
      'remoteEntry.js is missing',
    );
  });

  it('refuses a descriptor that another team signed and put into the store by itself', async () => {
    const lobby = await setup().keyOf('lobby');
    const forged = Buffer.from(JSON.stringify(await sign(wallet('1.1.0'), lobby)));
    await expect(promoteAfter(() => setup().store.write('published/wallet/1.1.0.json', forged))).rejects.toThrow(
      'wallet 1.1.0 is signed by the team of lobby; wallet belongs to another',
    );
  });

  it('refuses a descriptor that was changed after it was signed', async () => {
    const change = async () => {
      const signed = JSON.parse(String(await setup().store.read('published/wallet/1.1.0.json')));
      await setup().store.write('published/wallet/1.1.0.json', Buffer.from(JSON.stringify({ ...signed, platformVersion: '*' })));
    };
    await expect(promoteAfter(change)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });

  it('takes nobody into a team whom the registry did not sign for', async () => {
    const stranger = await createKey();
    const join = async () => {
      const team = { app: 'wallet', keys: [publicPart(stranger)], budget: 60_000 };
      await setup().store.write('teams/wallet.json', Buffer.from(JSON.stringify(await sign(team, stranger))));
      await setup().store.write(
        'published/wallet/1.1.0.json',
        Buffer.from(JSON.stringify(await sign(wallet('1.1.0'), stranger))),
      );
    };
    await expect(promoteAfter(join)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });
});
