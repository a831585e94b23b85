import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineCommand, runCommand, runMain } from 'citty';
import { describeBuild } from './describe';
import { promote, type ReleaseName, rollBack } from './operations';
import { openRegistry, RegistryRefusal } from './registry';
import { fileStore } from './storage/files';

const registry = openRegistry(fileStore(path.resolve(process.env['DATA_DIR'] ?? '.parlour', 'registry')));
const reason = { type: 'string', description: 'Why, for the history', default: 'by hand' } as const;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function releaseName(text: string): ReleaseName {
  const at = text.indexOf('@');
  if (at < 1) throw new RegistryRefusal(`"${text}" is not name@version`);
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}

function provenance() {
  const builtAt = new Date().toISOString();
  try {
    return {
      builtAt,
      revision: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
    };
  } catch {
    return { builtAt, revision: 'unknown' };
  }
}

/** Builds an app into a folder of its own, so that the local build stays what it is; the caller removes the folder. */
async function build(app: string, version: string | undefined): Promise<string> {
  const source = path.resolve('apps', app);
  if (!existsSync(path.join(source, 'rspack.config.ts'))) throw new RegistryRefusal(`there is no app "${app}" to build`);
  const folder = await mkdtemp(path.join(tmpdir(), `${app}-`));
  const rspack = path.resolve('node_modules/@rspack/cli/bin/rspack.js');
  const env = { ...process.env, BUILD_DIR: folder, ...(version === undefined ? {} : { RELEASE_VERSION: version }) };
  const built = spawnSync(process.execPath, [rspack, 'build'], { cwd: source, env, encoding: 'utf8' });
  if (built.status === 0) return folder;
  await rm(folder, { recursive: true });
  throw new RegistryRefusal(`${app} does not build:\n${built.stdout}${built.stderr}`);
}

const publishCommand = defineCommand({
  meta: {
    name: 'publish',
    description: 'Builds an app (or takes a built folder) and puts it into the registry; nobody sees it yet',
  },
  args: {
    app: { type: 'positional', required: true, description: 'The app below apps/' },
    version: { type: 'string', description: 'Version of the release; default: the one in its package.json' },
    dir: { type: 'string', description: 'A built folder to take instead of building' },
  },
  run: async ({ args }) => {
    const folder = args.dir ?? (await build(args.app, args.version));
    const described = await describeBuild(folder, provenance());
    if (args.dir === undefined) await rm(folder, { recursive: true });
    const { name, version, files } = described.descriptor;
    const outcome = await registry.publish(described);
    const brotli = files.reduce((sum, file) => sum + file.brotli, 0);
    say(
      `${name}@${version} ${outcome === 'known' ? 'was published already, unchanged' : 'published'}: ${files.length} files, ${(brotli / 1000).toFixed(1)} kB`,
    );
  },
});

const promoteCommand = defineCommand({
  meta: { name: 'promote', description: 'Makes published releases live together: promote wallet@1.5.0 records@2.0.1' },
  args: { releases: { type: 'positional', required: true, description: 'name@version, one or more' }, reason },
  run: async ({ args }) => {
    const { sequence, composition } = await promote(registry, args._.map(releaseName), args.reason);
    say(`live: manifest ${sequence}, composition ${composition}`);
  },
});

const rollBackCommand = defineCommand({
  meta: {
    name: 'rollback',
    description: 'Brings a remote back to the version before (rollback wallet), or everything to a manifest (rollback 12)',
  },
  args: { target: { type: 'positional', required: true, description: 'A name, or the number of a manifest' }, reason },
  run: async ({ args }) => {
    const target = /^\d+$/.test(args.target) ? Number(args.target) : args.target;
    const { sequence, composition, shell, remotes } = await rollBack(registry, target, args.reason);
    say(`live: manifest ${sequence}, composition ${composition}`);
    if (typeof target === 'string') say(`${target} is at ${target === 'shell' ? shell.version : remotes[target]?.version}`);
  },
});

const statusCommand = defineCommand({
  meta: { name: 'status', description: 'Shows what is live and what is published' },
  run: async () => {
    const manifest = await registry.current();
    if (manifest === undefined) return say('nothing is live yet');
    say(`manifest ${manifest.sequence}, composition ${manifest.composition}, since ${manifest.publishedAt}`);
    const rows = [
      ['shell', manifest.shell.version],
      ...Object.entries(manifest.remotes).map(([name, { version }]) => [name, version]),
    ] as const;
    for (const [name = '', version] of rows) {
      const others = (await registry.versions(name)).filter((known) => known !== version);
      say(`  ${name.padEnd(12)} ${version}${others.length === 0 ? '' : `   also published: ${others.slice(-5).join(', ')}`}`);
    }
  },
});

const localCommand = defineCommand({
  meta: { name: 'local', description: 'Publishes built folders and makes them live in one write; used by npm start' },
  args: { folders: { type: 'positional', required: true, description: 'Built folders' } },
  run: async ({ args }) => {
    const built = await Promise.all(args._.map((folder) => describeBuild(folder, provenance())));
    for (const described of built) await registry.publish(described);
    await promote(
      registry,
      built.map(({ descriptor: { name, version } }) => ({ name, version })),
      'local build',
    );
  },
});

const main = defineCommand({
  meta: { name: 'release', description: 'Publishes apps and decides which versions players get' },
  subCommands: {
    publish: publishCommand,
    promote: promoteCommand,
    rollback: rollBackCommand,
    status: statusCommand,
    local: localCommand,
  },
});

const rawArgs = process.argv.slice(2);
const isQuestion = rawArgs.length === 0 || rawArgs.some((word) => word === '--help' || word === '-h');
(isQuestion ? runMain(main, { rawArgs: [...rawArgs, '--help'] }) : runCommand(main, { rawArgs })).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
