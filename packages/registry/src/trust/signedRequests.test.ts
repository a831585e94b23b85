import { createKey } from '@parlour/release-contract/signature';
import { createNonces, signRequest, verifyRequest } from './signedRequests';
import { memoryStore } from '../testing/testStore';

const HOUR = Date.parse('2026-11-20T13:00:00Z');

it.each([
  ['just before a full hour', -1_000],
  ['just after it', 1_000],
])('a request that was signed %s is accepted once by gateways whose clocks differ', async (_when, signed) => {
  const key = await createKey();
  const target = { method: 'POST', url: 'https://site.example/releases/changes', body: Buffer.from('{}') };
  const headers = await signRequest(target, { registry: 'r', key, now: () => new Date(HOUR + signed) });
  const store = memoryStore();
  const ask = (clock: number) => {
    const now = () => HOUR + clock;
    return verifyRequest({ ...target, headers }, { registry: 'r', keyOf: () => key, nonces: createNonces(store, now), now });
  };
  await expect(ask(2_000)).resolves.toEqual({ kid: key.kid });
  for (const clock of [2_000, -2_000, 200_000])
    await expect(ask(clock)).resolves.toEqual({ refusal: 'This request was made before; its nonce is used up.' });
});
