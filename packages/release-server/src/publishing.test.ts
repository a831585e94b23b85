import { integrityOf } from './integrity';
import { apply } from './operations';
import { makeKey, publicPart, seal } from '@parlour/release-contract/signature';
import type { Store } from './storage/store';
import { author, promotion, deskForEach, wallet } from './testFolder';
import { testBuild, testRemote } from './testRelease';

const desk = deskForEach();

describe('publishing', () => {
  it('stores a release with its compressed twins; the same one again changes nothing', async () => {
    await expect(desk().publish(wallet('1.0.0'))).resolves.toBe('published');
    await expect(desk().publish(wallet('1.0.0'))).resolves.toBe('known');
    expect(String(await desk().store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
    expect(String(await desk().store.read('assets/wallet/1.0.0/remoteEntry.js.br'))).toBe('br');
    await expect(desk().registry.versions('wallet')).resolves.toEqual(['1.0.0']);
  });

  it('keeps the bill of materials beside the release, not below what is served, and notices when it was changed', async () => {
    await desk().released('1.0.0');
    const build = testBuild({ ...wallet('1.1.0'), bill: integrityOf(Buffer.from('{"bomFormat":"CycloneDX"}')) });
    await desk().registry.publish({ ...build, bill: '{"bomFormat":"CycloneDX"}' }, await desk().keyOf('wallet'));
    await expect(desk().registry.bill('wallet', '1.1.0')).resolves.toBe('{"bomFormat":"CycloneDX"}');
    await expect(desk().registry.bill('wallet', '9.9.9')).resolves.toBeUndefined();
    await expect(desk().store.list('assets/wallet/1.1.0')).resolves.not.toContain('bill.json');
    await desk().store.write('bills/wallet/1.1.0.json', Buffer.from('{}'));
    await expect(apply(desk().reopen(), promotion('1.1.0'), author)).rejects.toThrow(
      'wallet 1.1.0: its bill of materials is not as it was published',
    );
  });

  it('refuses other files or another card under a published version and keeps the first', async () => {
    await desk().publish(wallet('1.0.0'));
    await expect(desk().publish(wallet('1.0.0', 'let b'), 'let b')).rejects.toThrow('a version never changes');
    await expect(desk().publish(testRemote('wallet', '1.0.0', ['/money']))).rejects.toThrow('a version never changes');
    expect(String(await desk().store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
  });

  it.each([0, 1])('shows nothing of a release that was cut off after %s writes, and lets it be published again', async (at) => {
    await desk().released();
    let writes = 0;
    const dying: Store = {
      ...desk().store,
      create: async (key, value) => {
        writes += 1;
        if (writes > at) throw new Error('cut off');
        return desk().store.create(key, value);
      },
    };
    const key = await desk().keyOf('wallet');
    const build = {
      descriptor: wallet('1.0.0'),
      files: wallet('1.0.0').files.map((file) => ({ ...file, bytes: Buffer.from('let a'), twins: [] })),
      bill: '{}',
    };
    await expect(desk().reopen(dying).publish(build, key)).rejects.toThrow('cut off');
    await expect(desk().registry.versions('wallet')).resolves.toEqual([]);
    await expect(apply(desk().registry, promotion('1.0.0'), author)).rejects.toThrow('wallet@1.0.0 is not published');
    await expect(desk().publish(wallet('1.0.0'))).resolves.toBe('published');
  });

  it("refuses another team's key, nobody's key, and an app without a team", async () => {
    const promotions = await desk().keyOf('promotions');
    await desk().publish(wallet('1.0.0'));
    const build = { descriptor: wallet('1.1.0'), files: [], bill: '{}' };
    await expect(desk().registry.publish(build, promotions)).rejects.toThrow(
      `the key ${promotions.kid} of promotions cannot publish wallet`,
    );
    const stranger = await makeKey();
    await expect(desk().registry.publish(build, stranger)).rejects.toThrow(
      `the key ${stranger.kid} of nobody here cannot publish wallet`,
    );
    const lottery = { descriptor: testRemote('lottery', '1.0.0', ['/lottery']), files: [], bill: '{}' };
    await expect(desk().registry.publish(lottery, stranger)).rejects.toThrow('nobody may publish lottery yet');
  });
});

describe('the gate over what is really stored', () => {
  const promoteAfter = async (spoil: () => Promise<unknown>) => {
    await desk().released('1.0.0');
    await desk().publish(wallet('1.1.0'));
    await spoil();
    return apply(desk().reopen(), promotion('1.1.0'), author);
  };

  it('refuses bytes that were changed in the store', async () => {
    await expect(
      promoteAfter(() => desk().store.write('assets/wallet/1.1.0/remoteEntry.js', Buffer.from('evil'))),
    ).rejects.toThrow('wallet 1.1.0: remoteEntry.js is not as it was published');
  });

  it('refuses bytes that are gone', async () => {
    await expect(promoteAfter(() => desk().store.remove('assets/wallet/1.1.0/remoteEntry.js'))).rejects.toThrow(
      'remoteEntry.js is missing',
    );
  });

  it('refuses a descriptor that another team signed and put into the store by itself', async () => {
    const lobby = await desk().keyOf('lobby');
    const forged = Buffer.from(JSON.stringify(await seal(wallet('1.1.0'), lobby)));
    await expect(promoteAfter(() => desk().store.write('published/wallet/1.1.0.json', forged))).rejects.toThrow(
      'wallet 1.1.0 is signed by the team of lobby; wallet belongs to another',
    );
  });

  it('refuses a descriptor that was changed after it was signed', async () => {
    const change = async () => {
      const sealed = JSON.parse(String(await desk().store.read('published/wallet/1.1.0.json')));
      await desk().store.write('published/wallet/1.1.0.json', Buffer.from(JSON.stringify({ ...sealed, contract: '*' })));
    };
    await expect(promoteAfter(change)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });

  it('takes nobody into a team whom the registry did not sign for', async () => {
    const stranger = await makeKey();
    const join = async () => {
      const team = { app: 'wallet', keys: [publicPart(stranger)], budget: 60_000 };
      await desk().store.write('teams/wallet.json', Buffer.from(JSON.stringify(await seal(team, stranger))));
      await desk().store.write('published/wallet/1.1.0.json', Buffer.from(JSON.stringify(await seal(wallet('1.1.0'), stranger))));
    };
    await expect(promoteAfter(join)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });
});
