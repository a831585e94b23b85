import fc from 'fast-check';
import { openTarget, swept, type Target, texts } from '../testing/injections';
import { runScript } from '../testing/runScript';
import { requestsOf } from '../testing/schemaArbitrary';

const RUNS = 25;

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.forget());

describe('attacks: SQL in every field', () => {
  it.each(swept.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const { right, token } = await target.rightOf(name);
    for (const field of Object.keys(right)) {
      for (const text of texts) await target.attack(endpoint, { ...right, [field]: text }, token);
    }
    for (const text of texts.slice(0, 12)) await target.attack(endpoint, right, text.replaceAll(/[^\x20-\x7e]/g, ''));
    const requests = requestsOf(endpoint.request, fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' })));
    await fc.assert(
      fc.asyncProperty(requests, (request) => target.attack(endpoint, request, token)),
      { numRuns: RUNS, seed: 20_261_121 },
    );
    await target.demandUntouched();
  });

  it('and every table is there, with the members who registered', async () => {
    await target.stop();
    const { folder, env } = target.data;
    const counts = runScript('tableCounts.ts', folder, env) as Record<string, number>;
    expect(Object.keys(counts).length).toBeGreaterThan(20);
    expect(counts).toMatchObject({ members: expect.any(Number), cards: expect.any(Number), bets: expect.any(Number) });
    expect(counts['members']).toBeGreaterThan(2);
  });
});
