import { logIn } from '../support/site/member';
import { drag, scrollToEnd, serveBets, weigh } from '../journeys/longList';
import { settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

// A trace keeps alive what the page has let go.
test.use({ trace: 'off' });

test(
  'five thousand bets scroll smoothly, and weigh no more than a few',
  { tag: '@deep' },
  async ({ phone: { page, complaints } }) => {
    const devtools = await page.context().newCDPSession(page);
    await logIn(page);
    await serveBets(page, 5000, 50);
    await page.goto('/#/betRecord');
    await page.getByText('5000 records').waitFor();
    await settled(page);
    const first = await weigh(devtools);
    await scrollToEnd(page);
    const last = await weigh(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const up = await drag(page, devtools, 12_000, 3000);
    const down = await drag(page, devtools, -12_000, 3000);
    process.stdout.write(`5,000 rows, CPU 4x slower: ${JSON.stringify({ first, last, up, down })}\n`);
    // Drawn all at once these are 157,000 nodes, 78 MB and tasks of more than 400 ms.
    expect(last.nodes).toBeLessThan(8000);
    expect(last.heapMb - first.heapMb).toBeLessThan(15);
    for (const { frames, longestTaskMs, emptyFrames } of [up, down]) {
      expect(frames).toBeGreaterThan(60);
      expect(longestTaskMs).toBeLessThan(300);
      expect(emptyFrames).toBeLessThan(frames / 10);
    }
    expect(complaints).toEqual([]);
  },
);
