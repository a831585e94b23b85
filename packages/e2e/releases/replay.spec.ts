import { openConsole } from '../console/consolePage';
import { buildChanged } from '../support/site/releases';
import { expect, test } from '../support/test';

const version = `9.7.${Date.now()}`;

test(
  'support opens the site as a player saw it yesterday, and it stays so while another release is live',
  { tag: ['@deep', '@wallet', '@console'] },
  async ({ openPhone, site, releases }) => {
    const live = await releases.live();
    const built = await buildChanged('lobby', version, 'src/features/home/HomeScreen.tsx', (text) =>
      text.replace(/^export function HomeScreen/m, 'document.title = "another home";\nexport function HomeScreen'),
    );
    await releases.publishBuilt('lobby', built);
    await releases.makeChange({ kind: 'promote', releases: [{ name: 'lobby', version }], to: { kind: 'share', share: 10_000 } });

    const console = await openConsole(openPhone, site, { at: `/history?manifest=${live.sequence}` });
    await console.page.getByRole('button', { name: 'Open the site as it was' }).click();
    const opening = console.page.context().waitForEvent('page');
    await console.page.getByRole('button', { name: 'Open', exact: true }).click();
    const replay = await opening;
    const banner = replay.getByRole('complementary', { name: 'Replay' });
    await expect(banner).toContainText(`manifest ${live.sequence}`);
    await replay.getByRole('navigation').first().waitFor();
    const lobbyIn = () =>
      replay.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => /\/assets\/lobby\/([^/]+)\//.exec(name)?.[1]),
      );
    await expect.poll(async () => (await lobbyIn()).filter(Boolean)).toContain(live.remotes['lobby']?.version);
    expect(await lobbyIn()).not.toContain(version);
    // The extension of Module Federation lists the releases of the replay.
    const listed = () => replay.evaluate(() => JSON.stringify((window as { __FEDERATION__?: object }).__FEDERATION__ ?? {}));
    await expect.poll(listed).toContain(`/assets/lobby/${live.remotes['lobby']?.version}/`);
    // It stays above what opens above the page.
    const { x = 0, y = 0 } = (await banner.boundingBox()) ?? {};
    const look = () => replay.screenshot({ clip: { x: x + 14, y: y + 8, width: 200, height: 40 } });
    const before = await look();
    await replay.getByRole('button', { name: 'Menu' }).click();
    const drawer = replay.getByRole('dialog');
    await drawer.waitFor();
    await drawer.evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    expect((await look()).equals(before)).toBe(true);
    await replay.keyboard.press('Escape');
    // A reload is a replay again, and the worker of the site, which has the live one, does not answer it.
    await replay.reload();
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'End' }).click();
    await expect(replay).toHaveURL(/\/(#\/)?$/);
    await expect(banner).toBeHidden();

    const { stdout } = await site.releaseTool('replay', String(live.sequence));
    const path = /\/\?composition=[\w-]+/.exec(stdout)?.[0] ?? '';
    const { status, headers } = await fetch(`${site.url}${path}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  },
);
