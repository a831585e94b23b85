import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { BRAND_FILE } from '../brand/describeBrand';
import { RegistryRefusal } from '../registry/refusals';

/** Where the sources of an app are. */
export interface Source {
  readonly app: string;
  readonly folder: string;
}

/** The sources of an app: this folder if its package has that name, otherwise a folder below `apps`. */
export function sourceOf(app: string): Source {
  const place = [path.resolve('apps', app), path.resolve('.')].find(
    (folder) => existsSync(path.join(folder, 'rspack.config.ts')) && nameIn(folder) === app,
  );
  if (place !== undefined) return { app, folder: place };
  throw new RegistryRefusal(`there is no app "${app}" to build, neither here nor below apps/`);
}

/** The app of this folder; undefined when it holds none. */
export function appHere(): string | undefined {
  return existsSync('rspack.config.ts') ? nameIn('.') : brandIn('.');
}

/** The folder of a brand: this one if it is that brand's, otherwise one below `brands`; undefined when there is none. */
export function brandFolderOf(name: string): string | undefined {
  return [path.resolve('brands', name), path.resolve('.')].find((folder) => brandIn(folder) === name);
}

function brandIn(folder: string): string | undefined {
  const file = path.join(folder, BRAND_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const { name } = Object(JSON.parse(readFileSync(file, 'utf8'))) as { readonly name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    // Publishing it says what is wrong with the file.
    return path.basename(path.resolve(folder));
  }
}

/** The `package.json` of this folder, reduced to what is needed here; undefined when there is none. */
export function packageHere() {
  return readPackage('.');
}

function nameIn(folder: string): string | undefined {
  return readPackage(folder)?.name?.replace(/^@[^/]+\//, '');
}

const packageFile = v.object({ name: v.optional(v.string()), parlour: v.optional(v.object({ site: v.optional(v.string()) })) });

function readPackage(folder: string): v.InferOutput<typeof packageFile> | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(packageFile, JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.output : undefined;
}

/** Builds an app as a version (default: that of its package) into a temporary folder, which is removed with this process. */
export async function buildApp(source: Source, version: string | undefined): Promise<string> {
  const folder = ownFolder(source);
  const child = startRspack(source, ['build'], { BUILD_DIR: folder, ...(version !== undefined && { RELEASE_VERSION: version }) });
  // A terminal ends both processes; a CI that cancels may end only this one.
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return folder;
  throw new RegistryRefusal(`${source.app} does not build:\n${output}`);
}

/** A temporary folder for a build, which is removed with this process. */
export function ownFolder({ app }: Source): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${app}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts rspack in an app's folder, in the version that is installed there. */
export function startRspack(
  { app, folder }: Source,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  let rspack: string;
  try {
    rspack = path.join(path.dirname(resolve('@rspack/cli/package.json')), 'bin/rspack.js');
  } catch {
    throw new RegistryRefusal(`${app} has no @rspack/cli installed; install its packages first`);
  }
  return spawn(process.execPath, [rspack, ...words], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
