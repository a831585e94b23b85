import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Fault, flipped, lineFaults, openFaultyLine, say } from './faultyLine';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { liveManifest, makeLive, publishCopy, restore } from './releases';
import { factsOn } from './toldFacts';

const TELLS_WITHIN_MS = 5_000;

/** Two releases of a remote: the one that is live, and the one before. */
export interface Releases {
  readonly good: string;
  readonly live: string;
}

/** What can become of a file on the line; what all of it means is in faultyLine.ts. */
export const fileFaults = ({ good, live }: Releases): Readonly<Record<string, Fault>> => ({
  ...lineFaults,
  'one byte flipped': flipped,
  'the file of an older build': async (_ask, reply) => {
    const older = await fetch(`${siteUrl}${reply.req.url?.replace(live, good)}`);
    reply.writeHead(200, { 'content-type': 'text/javascript' }).end(Buffer.from(await older.arrayBuffer()));
  },
  'it throws before it begins': say(200, 'text/javascript', 'throw new Error("seeded")'),
});

/** A site behind a line; when it is closed, what was live before is live again. */
export async function openRemoteTrial() {
  const before = await liveManifest();
  const line = await openFaultyLine(siteUrl);
  let member: Page | undefined;
  return {
    before,
    line,
    /** Publishes a remote twice, each saying which one it is, and makes the first live and then the second. */
    release: async (remote: string, { good, live }: Releases, edit: (text: string, which: string) => string = (text) => text) => {
      await publishCopy(remote, good, (text) => edit(text, 'good'));
      await publishCopy(remote, live, (text) => edit(text, 'live'));
      await makeLive({ name: remote, version: good });
      await makeLive({ name: remote, version: live });
    },
    /** A member's page at `/mine` that keeps no files, loaded anew over a line without faults. */
    openMember: async (): Promise<Page> => {
      line.mend();
      line.requests.length = 0;
      if (member === undefined || member.isClosed()) {
        ({ page: member } = await openPhone());
        const devtools = await member.context().newCDPSession(member);
        await devtools.send('Network.enable');
        await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
        await logIn(member, line.url);
      }
      await member.evaluate(() => location.assign('#/mine'));
      await member.reload();
      await member.getByText('Log out').waitFor();
      return member;
    },
    /** The releases that the page tells to have failed, `wallet 1.5.0` each; it may take a moment to tell the first. */
    failures: async () => {
      const told = () =>
        factsOn(line).flatMap((fact) => (fact.event === 'remoteFailed' ? [`${fact.remote} ${fact.version}`] : []));
      for (const until = Date.now() + TELLS_WITHIN_MS; told().length === 0 && Date.now() < until;) await setTimeout(50);
      return [...new Set(told())];
    },
    close: async () => {
      await closeBrowser();
      await line.close();
      await restore(before);
    },
  };
}

export type RemoteTrial = Awaited<ReturnType<typeof openRemoteTrial>>;

/** The rest of the site is there. */
export async function stillUsable(page: Page): Promise<void> {
  await page.goBack();
  await page.getByText('Log out').waitFor();
}
