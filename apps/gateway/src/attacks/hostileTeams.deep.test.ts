import { holdAgainst } from '../testing/holdAgainst';

/** Allowance for other load on the machine, since a document takes only some milliseconds. */
const NOISE_MS = 10;

describe('attacks: ten teams at once', () => {
  it('a document takes at most twice its time, and memory stays below the limit of the chart', async () => {
    const size = { teams: 10, versions: 6, scripts: 1_000, mapBytes: 7_900_000 };
    const { quiet, attacked, limitMb } = await holdAgainst(size, { quietS: 6, attackS: 30 });
    expect(attacked.median).toBeLessThan(2 * quiet.median + NOISE_MS);
    expect(attacked.p99).toBeLessThan(1_000);
    expect(attacked.memoryMb).toBeLessThan(limitMb);
  });
});
