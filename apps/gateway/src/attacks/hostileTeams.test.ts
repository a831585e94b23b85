import { holdAgainst } from '../testing/holdAgainst';

describe('attacks: five teams at once', () => {
  it('documents are sent meanwhile, and memory stays below the limit of the chart', async () => {
    const size = { teams: 5, versions: 2, scripts: 200, mapBytes: 2_000_000 };
    const { attacked, limitMb } = await holdAgainst(size, { quietS: 0.5, attackS: 3 });
    expect(attacked.median).toBeLessThan(1_000);
    expect(attacked.memoryMb).toBeLessThan(limitMb);
  });
});
