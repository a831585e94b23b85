import { apply, propose } from '../../registry/operations';
import { GateRefusal } from '../../registry/refusals';
import { author, promotion, testFolderForEach, wallet } from '../../testing/testFolder';
import { testEntry, testShell } from '../../testing/testRelease';

const setup = testFolderForEach();
const published = async (bytes: string) => {
  await setup().released('1.0.0');
  await setup().publish(wallet('1.1.0', bytes), bytes);
};
const refusal = 'wallet 1.1.0: the module HomeScreen exports no component called HomeScreen; export the screen under this name';

it.each([10_000, 500])('does not let a release in that does not run, for %s of 10,000 visitors', async (share) => {
  await published('var wallet_1_1_0 = { init() {}, get: async () => () => ({}) };');
  await expect(apply(setup().registry, promotion('1.1.0', share), author)).rejects.toEqual(
    expect.objectContaining({
      message: refusal,
      checks: expect.arrayContaining([{ name: 'runs', isMet: false, found: [refusal] }]),
    }),
  );
  await expect(apply(setup().registry, promotion('1.1.0', share), author)).rejects.toBeInstanceOf(GateRefusal);
  expect((await setup().registry.current())?.remotes['wallet']?.version).toBe('1.0.0');
});

it('names the modules that were run', async () => {
  await published(testEntry(wallet('1.1.0')));
  const { checks } = await propose(setup().registry, promotion('1.1.0'), author.caller);
  expect(checks.filter(({ name }) => name === 'runs' || name === 'integrity')).toEqual([
    { name: 'integrity', isMet: true, found: ['every script is loaded by its hash'] },
    { name: 'runs', isMet: true, found: ['modules that ran: 1 of wallet'] },
  ]);
});

it('passes in only what the release shares, in the versions of the shell that is live then', async () => {
  const { release, publish, promote, registry } = setup();
  const shell = (version: string, react: string) => ({
    ...testShell(version),
    shares: { ...testShell(version).shares, react, 'styled-components': '6.6.0' },
  });
  const bytes = `var wallet_1_1_0 = { init(scope) { this.scope = Object.entries(scope).map(([name, one]) => name + Object.keys(one)) },
    get: async () => { throw wallet_1_1_0.scope.join() } };`;
  await release(shell('1.0.0', '19.3.1'));
  await publish(wallet('1.1.0', bytes), bytes);
  await publish(shell('1.1.0', '19.4.0'));
  await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow('throws "react19.3.1,@parlour/platform1.2.0"');
  await expect(promote(shell('1.1.0', '19.4.0'), wallet('1.1.0', bytes))).rejects.toThrow('throws "react19.4.0,');
});

it('runs no code that its team did not sign, and none that was altered', async () => {
  await setup().released('1.0.0');
  const endless = 'for (;;);';
  await setup().publish(wallet('1.1.0', endless), endless);
  await setup().store.write('assets/wallet/1.1.0/remoteEntry.js', Buffer.from('for (;;) ;'));
  await expect(apply(setup().registry, promotion('1.1.0'), author)).rejects.toMatchObject({
    message: 'wallet 1.1.0: remoteEntry.js is not as it was published',
  });
});

it('goes back to what was live without running it', async () => {
  const registry = await setup().released('1.0.0', '1.1.0');
  const { checks } = await propose(registry, { kind: 'rollBack', name: 'wallet' }, author.caller);
  expect(checks.find(({ name }) => name === 'runs')).toEqual({ name: 'runs', isMet: true, found: ['nothing new to run'] });
});
