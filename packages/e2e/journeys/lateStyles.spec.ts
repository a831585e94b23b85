import { settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly data?: { readonly reason?: string } };
}

test(
  'what is shown for the first time is styled without the page around it',
  { tag: '@deep' },
  async ({ phone: { page, complaints } }) => {
    await page.goto('/#/');
    await page
      .getByRole('button', { name: /^Favourite/ })
      .first()
      .waitFor();
    // Fonts and the later parts of the shell come when nothing else does; none of it says when it is over.
    await page.waitForTimeout(2000);
    const devtools = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const collected = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'] },
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await devtools.send('Tracing.end');
    await collected;
    const count = (reason: RegExp) => events.filter(({ args }) => reason.test(args.data?.reason ?? '')).length;
    expect(count(/Added to layout/)).toBeGreaterThan(0);
    expect(count(/Fonts changed/)).toBe(0);
    // Some hundreds of elements stand on home.
    expect(count(/rule change/)).toBeLessThan(40);
    expect(complaints).toEqual([]);
  },
);
