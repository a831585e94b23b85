import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorReport } from '@parlour/release-contract/api';
import { errorEvent } from '../testing/errorEvent';
import { openGateway, type OpenGateway } from '../testing/openGateway';
import { sendBeacon } from '../testing/sendBeacon';

const TOKEN = 'console token of the test';
let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({ consoleToken: TOKEN });
});
afterAll(() => gateway.close());

const url = (at: string) => `http://127.0.0.1:${gateway.port}${at}`;
const tell = (body: unknown) => sendBeacon(gateway.port, body);
const report = async () => {
  const answer = await fetch(url('/releases/errors?hours=1'), { headers: { authorization: `Bearer ${TOKEN}` } });
  return (await answer.json()) as ErrorReport;
};
const thrown = (changes: object = {}) => ({ ...errorEvent, ...changes });
const beacon = (page: string, ...events: readonly unknown[]) => ({ page, composition: 'c', events });

/** Values that no page sends. */
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  1.5,
  '',
  'x'.repeat(100_000),
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  '\u0000',
  '‮evil',
  '<img src=x onerror=alert(1)>',
  '../../keys/registry.json',
  'wallet/../../keys/registry.json',
  'wallet/1.0.0/../main.js',
  'wallet/1.0.0//main.js',
  '${process.env}',
  '%00%0a',
  '__proto__',
  'constructor',
  '\ud800',
];
const fields = ['kind', 'remote', 'version', 'shell', 'name', 'message', 'frames', 'screen', 'count'];
const frames = odd.map((file) => thrown({ frames: [{ file, line: 1, column: 1 }] }));
const bodies = ['', '{', '[]', 'null', '7', '{"events":{}}', `{"page":"p","composition":"c","events":${'['.repeat(5_000)}`];

describe('attacks: error reports', () => {
  it('reports of any shape are refused or bounded, and what a page reported stays', async () => {
    expect(await tell(beacon('player', thrown()))).toBe(204);
    const hostile = [...fields.flatMap((field) => odd.map((value) => thrown({ [field]: value }))), ...frames];
    expect(hostile.length).toBeGreaterThan(100);
    const statuses = new Set<number>();
    for (const event of hostile) statuses.add(await tell(beacon('inventor', event)));
    for (const body of bodies) statuses.add(await tell(body));
    const withProto = JSON.stringify(thrown()).replace('{', '{"__proto__":{"a":1},');
    statuses.add(await tell(`{"page":"p","composition":"c","events":[${withProto}]}`));
    expect([...statuses].toSorted()).toEqual([204, 400, 413]);

    const { groups } = await report();
    expect(groups[0]).toMatchObject({ app: 'wallet', name: 'TypeError', message: 'x is undefined' });
    // Each is of a release that is published, and says nothing but text of a few hundred characters.
    expect(new Set(groups.map(({ app }) => app))).toEqual(new Set(['wallet']));
    for (const group of groups) {
      expect(group.message.length).toBeLessThanOrEqual(300);
      expect(group.frames.every(({ file }) => /^[\w./-]+$/.test(file))).toBe(true);
      expect(Object.keys(group.screens).every((screen) => /^(\/[\w/.:-]*)?$/.test(screen))).toBe(true);
    }
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it('a name is a word of eighty characters, whatever it says: the console shows it as text', async () => {
    const { groups } = await report();
    expect(groups.map(({ name }) => name).filter((name) => name.length > 80)).toEqual([]);
  });

  it('a flood of inventions fills no disk', async () => {
    for (let sent = 0; sent < 60; sent += 1) {
      const events = Array.from({ length: 20 }, (_, index) =>
        thrown({ message: `invented ${'abcdefghij'[index % 10]} ${'y'.repeat(sent)}` }),
      );
      await tell(beacon(`inventor ${sent}`, ...events));
    }
    await report();
    const folder = path.join(gateway.folder, 'registry/errors');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
    const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(262_144);
    expect((await report()).groups.length).toBeLessThanOrEqual(100);
  });
});
