import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { TEST_SBOM, testRemote } from '@parlour/registry/testing/testRelease';
import { integrityOf } from '@parlour/registry/publishing/integrity';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { sign } from '@parlour/release-contract/signature';
import { type HostileTeam, hugeTwin } from './hostileSite';

/** A process that attacks a gateway until it is killed; it reads the address and the teams from standard input. */
interface Order {
  readonly url: string;
  readonly registry: string;
  readonly teams: readonly HostileTeam[];
}

/** Each team keeps this many requests open. */
const AT_ONCE = 4;
/** A refused team repeats its request almost at once. */
const PAUSE_MS = 20;
const TWIN_BYTES = 7_900_000;
const TWINS = 40;

async function attack(): Promise<void> {
  const { url, registry, teams } = JSON.parse(await text(process.stdin)) as Order;
  const counts = new Map<string, number>();
  const note = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  setInterval(() => process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`), 1_000);
  const ask = async (team: HostileTeam, method: string, path: string, body: Buffer, type = 'application/json') => {
    const address = `${url}/releases/${path}`;
    const headers = await signRequest({ method, url: address, body }, { registry, key: team.key });
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, 'content-type': type },
        body: new Uint8Array(body),
      });
      await response.arrayBuffer();
      note(`${team.attack} ${path.split('/')[0] ?? ''} ${response.status}`);
      return response.status;
    } catch {
      note(`${team.attack} no answer`);
      return 0;
    }
  };
  const json = (body: object) => Buffer.from(JSON.stringify(body));
  const plan = (team: HostileTeam, turn: number) => {
    const releases = [{ name: team.target, version: `1.0.${turn % Math.max(1, team.versions)}` }];
    return ask(team, 'POST', 'plan', json({ change: { kind: 'promote', releases, to: { kind: 'share', share: 500 } } }));
  };
  const upload = async (team: HostileTeam, turn: number) => {
    const byte = { integrity: integrityOf(Buffer.from('x')), size: 1, brotli: 1 };
    const files = Array.from({ length: TWINS }, (_, index) => ({ path: `f${index}.js`, ...byte }));
    const version = `9.${turn}.0`;
    const { path: entry, integrity } = files[0] ?? { path: '', integrity: '' };
    const release = { ...testRemote(team.app, version, ['/x']), entry: { path: entry, integrity }, files };
    const modules = { HomeScreen: [release.entry] };
    const begun = json({ release: await sign({ ...release, modules }, team.key), sbom: TEST_SBOM });
    await ask(team, 'POST', 'uploads', begun);
    const twin = hugeTwin(TWIN_BYTES);
    for (const { path } of files) {
      const file = `uploads/${team.app}/${version}/files/${path}?encoding=gzip`;
      if ((await ask(team, 'PUT', file, twin, 'application/octet-stream')) >= 400) await after(PAUSE_MS);
    }
    await ask(team, 'POST', 'uploads', begun);
    return ask(team, 'POST', `uploads/${team.app}/${version}/complete`, json({}));
  };
  const places = (team: HostileTeam, turn: number) => {
    const version = `1.0.${turn % team.versions}`;
    const frames = Array.from({ length: 4 }, (_, index) => ({
      file: `${team.app}/${version}/s${index}.js`,
      line: 1,
      column: turn + 1,
    }));
    return ask(team, 'POST', 'places', json({ frames }));
  };
  const works = { twins: upload, maps: places, scripts: plan, endless: plan, lookers: plan };
  for (const [index, team] of teams.entries()) {
    for (let worker = 0; worker < AT_ONCE; worker += 1) {
      void (async () => {
        for (let turn = index * 100 + worker; ; turn += AT_ONCE)
          if ((await works[team.attack](team, turn)) !== 200) await after(PAUSE_MS);
      })();
    }
  }
}

void attack();
