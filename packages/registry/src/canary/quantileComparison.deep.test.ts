import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** How many of 2,000 simulated canaries, slower by this factor, are stopped within an hour. */
async function stopped(factor: number): Promise<number> {
  const words = ['--import', 'tsx', path.join(__dirname, '../testing/testSlowCanaries.ts'), '2000', String(factor)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: path.join(__dirname, '../..') });
  return Number(stdout);
}

// Players keep their phones, so visits are less independent than the quantile test assumes.
it('stops at most one in a hundred canaries that are as fast, or a tenth slower', async () => {
  const [asFast, slower] = await Promise.all([stopped(1), stopped(1.1)]);
  expect(asFast).toBeLessThanOrEqual(20);
  expect(slower).toBeLessThanOrEqual(20);
});
