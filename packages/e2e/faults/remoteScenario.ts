import type { Page } from '@playwright/test';
import { type Fault, type FaultyLine, flipped, lineFaults, say } from '@parlour/testing/faultyLine';
import { logIn } from '../support/site/member';
import { expect, test as base } from '../support/test';
import { telemetryEventsOn } from '../support/site/telemetryEvents';

/** Two releases of a remote: the one that is live, and the one before. */
export interface Pair {
  readonly good: string;
  readonly live: string;
}

/** What can become of a file on the line; what all of it means is in faultyLine.ts. */
export const fileFaults = (site: string, { good, live }: Pair): Readonly<Record<string, Fault>> => ({
  ...lineFaults,
  'one byte flipped': flipped,
  'the file of an older build': async (_ask, reply) => {
    const older = await fetch(`${site}${reply.req.url?.replace(live, good)}`);
    reply.writeHead(200, { 'content-type': 'text/javascript' }).end(Buffer.from(await older.arrayBuffer()));
  },
  'it throws before it begins': say(200, 'text/javascript', 'throw new Error("seeded")'),
});

export interface RemoteScenario {
  readonly line: FaultyLine;
  /** Publishes a remote twice, each saying which one it is, and makes the first live and then the second. */
  release(remote: string, edit?: (text: string, which: string) => string): Promise<Pair>;
  /** A version that nothing was published under yet. */
  nextVersion(): string;
  /** A member's page at `/mine` without cached files, reloaded over a connection without faults. */
  openMember(): Promise<Page>;
  /** The releases that the page reports as failed, `wallet 1.5.0` each; the first report may take a moment. */
  failures(): Promise<readonly string[]>;
}

let versions = 0;

export const test = base.extend<{ readonly scenario: RemoteScenario }>({
  scenario: async ({ line, openPhone, releases }, use) => {
    let member: Page | undefined;
    const nextVersion = () => `1.0.${(versions += 1)}`;
    const told = () => [
      ...new Set(
        telemetryEventsOn(line).flatMap((event) => (event.event === 'remoteFailed' ? [`${event.remote} ${event.version}`] : [])),
      ),
    ];
    await use({
      line,
      nextVersion,
      release: async (remote, edit = (text) => text) => {
        const pair = { good: nextVersion(), live: nextVersion() };
        for (const which of ['good', 'live'] as const) {
          await releases.publishCopy(remote, pair[which], (text) => edit(text, which));
          await releases.makeLive({ name: remote, version: pair[which] });
          if (which === 'good') await releases.provenInPages(remote, pair.good);
        }
        return pair;
      },
      openMember: async () => {
        line.mend();
        line.requests.length = 0;
        if (member === undefined) {
          ({ page: member } = await openPhone());
          const devtools = await member.context().newCDPSession(member);
          await devtools.send('Network.enable');
          await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
          await logIn(member, { at: line.url });
        }
        await member.evaluate(() => location.assign('#/mine'));
        await member.reload();
        await member.getByText('Log out').waitFor();
        return member;
      },
      failures: async () => {
        await expect.poll(told).not.toEqual([]);
        return told();
      },
    });
  },
});

/** The rest of the site is there. */
export async function stillUsable(page: Page): Promise<void> {
  await page.goBack();
  await page.getByText('Log out').waitFor();
}
