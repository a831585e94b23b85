import { faultsOf } from '@parlour/registry';
import { testRemote } from '@parlour/registry/testing/testRelease';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { bearer, HOST, openReleaseApi } from '../testing/openReleaseApi';

const CHANGES = 200;

it(`attacks: two teams and ops at once make ${CHANGES} changes through two gateways: none is lost, and every author is right`, async () => {
  const api = await openReleaseApi();
  const { publish, release } = api.site;
  for (const name of ['records', 'lobby']) {
    await release(testRemote(name, '1.0.0', [`/${name}`]));
    await publish(testRemote(name, '1.1.0', [`/${name}`]));
  }
  const gateways = [api.app, await api.serve('another token')];
  const { registry } = await api.registry.trust();
  const send = async (index: number) => {
    const app = ['wallet', 'records', 'lobby'][index % 3] ?? '';
    const change = {
      kind: 'promote',
      releases: [{ name: app, version: '1.1.0' }],
      to: { kind: 'share', share: 100 + index },
    };
    const payload = Buffer.from(JSON.stringify({ change, reason: `change ${index}`, by: 'the CEO' }));
    const url = '/releases/changes';
    // Ops have the token of the first gateway, teams their keys at either.
    const isOps = app === 'lobby';
    const headers = isOps
      ? bearer
      : await signRequest(
          { method: 'POST', url: `https://${HOST}${url}`, body: payload },
          { registry, key: await api.keyOf(app), now: () => new Date(api.clock.now) },
        );
    const gateway = gateways[isOps ? 0 : index % 2];
    const answer = await gateway?.inject({
      method: 'POST',
      url,
      headers: { host: HOST, 'content-type': 'application/json', ...headers },
      payload,
    });
    expect([index, answer?.statusCode]).toEqual([index, 200]);
  };
  // More concurrent changes than any site would see.
  for (let first = 0; first < CHANGES; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, offset) => send(first + offset)));
  }

  const records = await Promise.all((await api.registry.history()).map((sequence) => api.registry.record(sequence)));
  const made = records.filter((record) => record?.reason.startsWith('change '));
  expect(new Set(made.map((record) => record?.reason)).size).toBe(CHANGES);
  for (const record of made) {
    const index = Number(record?.reason.split(' ')[1]);
    const expected = [
      { kind: 'team', name: 'wallet' },
      { kind: 'team', name: 'records' },
      { kind: 'token', name: 'console token', claimed: 'the CEO' },
    ][index % 3];
    expect(record?.author).toMatchObject(expected ?? {});
  }
  await expect(faultsOf(api.store, await api.registry.trust())).resolves.toEqual([]);
  await Promise.all(gateways.slice(1).map((gateway) => gateway.close()));
  await api.close();
});
