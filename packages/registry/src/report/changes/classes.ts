import { isDeepStrictEqual } from 'node:util';
import { isScreen } from '@parlour/platform/route';
import type { Descriptor, RemoteDescriptor } from '../../publishing/descriptor';
import { type ClassRules, classesOfApp, classesOfFile, classesOfPath } from './classRules';
import { COMPARED } from '../evidence/releaseEvidence';
import type { ReleaseDifference } from './releaseDifference';

/** A class that a change belongs to, with what put it there. */
export interface ClassFinding {
  readonly name: string;
  readonly because: readonly string[];
}

/** Parts of a description that players read or see; all others decide what the site does. */
const TEXTS = ['nav', 'outage'];
/** Their difference is that of files, or is looked into. */
const SEEN_ELSEWHERE = ['first', 'document', 'routes', 'brand'];
/** Facts of a brand; those that are not named here are of the class `configuration`. */
const BRAND: Readonly<Record<string, string>> = {
  title: 'texts',
  contact: 'texts',
  logo: 'looks',
  door: 'looks',
  theme: 'looks',
};

/** The classes of the difference between two releases; code that no rule names is of the class `code`. */
export function classesOfDifference(
  difference: ReleaseDifference,
  rules: ClassRules,
  app: string,
  releases: readonly [before: Descriptor | undefined, after: Descriptor | undefined],
): readonly ClassFinding[] {
  const [was, is] = releases;
  const only = was === undefined ? is : is === undefined ? was : undefined;
  if (only !== undefined) return classesOfWhole(rules, only, was === undefined ? 'new' : 'gone');
  const found = createFindings();
  const remotes = releases.map((one) => (one?.kind === 'remote' ? one : undefined));
  const screenFiles = new Set(releases.flatMap((one) => (one === undefined ? [] : filesOfScreens(one))));
  const dictionaries = new Set(releases.flatMap((one) => (one === undefined ? [] : filesOfDictionaries(one))));
  const isBrand = remotes.some((one) => one?.brand !== undefined);
  const paths = pathsIn(remotes);
  const files = [...difference.added, ...difference.changed, ...difference.removed].map(({ path }) => path);

  for (const { screen, paths: own } of difference.screens) addPaths(found, rules, own, screen);
  if (difference.isShared && !isBrand) addPaths(found, rules, paths, 'the entry, which every screen runs through');
  addRoutes(found, rules, remotes);
  if (difference.fields.includes('brand')) addBrand(found, rules, remotes);
  for (const file of files.filter((one) => !screenFiles.has(one))) {
    const own = classesOfFile(rules, file);
    if (dictionaries.has(file)) found.add('texts', file);
    else if (own.length > 0) for (const name of own) found.add(name, file);
    else if (isBrand) continue;
    else if (COMPARED.test(file)) for (const name of orCode(classesOfApp(rules, app))) found.add(name, file);
    else found.add('code', file);
  }
  for (const field of difference.fields.filter((one) => !SEEN_ELSEWHERE.includes(one))) {
    found.add(TEXTS.includes(field) ? 'texts' : field === 'tokens' ? 'looks' : 'code', field);
  }
  return found.all();
}

/** The classes of an app that was not there before, or is not any more. */
function classesOfWhole(rules: ClassRules, release: Descriptor, what: string): readonly ClassFinding[] {
  const found = createFindings();
  for (const name of classesOfApp(rules, release.name)) found.add(name, `${release.name} (${what})`);
  if (release.kind === 'shell') found.add('code', `shell (${what})`);
  else if (release.brand !== undefined) for (const name of ['texts', 'looks']) found.add(name, `brand (${what})`);
  else addPaths(found, rules, pathsIn([release]), what);
  return found.all();
}

/** Where a path leads or who may open it is of the path's classes; its title alone is a text. */
function addRoutes(found: Findings, rules: ClassRules, remotes: readonly (RemoteDescriptor | undefined)[]): void {
  for (const path of pathsIn(remotes)) {
    const [was, is] = remotes.map((one) => one?.routes.find((route) => route.path === path));
    if (isDeepStrictEqual(was, is)) continue;
    const [old, now] = [was, is].map((route) => route && { ...route, title: undefined, action: route.action?.to });
    if (isDeepStrictEqual(old, now)) found.add('texts', `${path} (title)`);
    else addPaths(found, rules, [path], 'route');
  }
}

function addBrand(found: Findings, rules: ClassRules, remotes: readonly (RemoteDescriptor | undefined)[]): void {
  const [was, is] = remotes.map((one) => new Map<string, unknown>(Object.entries(one?.brand ?? {})));
  const hidden = remotes.map((one) => one?.brand?.without ?? []);
  for (const fact of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
    if (!isDeepStrictEqual(was?.get(fact), is?.get(fact))) found.add(BRAND[fact] ?? 'configuration', `brand: ${fact}`);
  }
  for (const path of hidden.flat().filter((one) => !hidden.every((paths) => paths.includes(one))))
    for (const name of classesOfPath(rules, path)) found.add(name, `${path} (hidden by the brand)`);
}

function pathsIn(remotes: readonly (RemoteDescriptor | undefined)[]): readonly string[] {
  return [...new Set(remotes.flatMap((one) => one?.routes.map(({ path }) => path) ?? []))];
}

/** The classes of switching paths, or a whole app with these paths, off or on. */
export function classesOfSwitch(rules: ClassRules, paths: readonly string[]): readonly ClassFinding[] {
  const found = createFindings();
  found.add('configuration', 'switched off or on');
  for (const path of paths) for (const name of classesOfPath(rules, path)) found.add(name, path);
  return found.all();
}

/** The findings of several parts of a change as those of the whole. */
export function joined(findings: readonly ClassFinding[]): readonly ClassFinding[] {
  const found = createFindings();
  for (const { name, because } of findings) for (const one of because) found.add(name, one);
  return found.all();
}

function addPaths(found: Findings, rules: ClassRules, paths: readonly string[], where: string): void {
  if (paths.length === 0) found.add('code', where);
  for (const path of paths) for (const name of orCode(classesOfPath(rules, path))) found.add(name, `${path} (${where})`);
}

function orCode(names: readonly string[]): readonly string[] {
  return names.length === 0 ? ['code'] : names;
}

function filesOfScreens(release: Descriptor): readonly string[] {
  if (release.kind === 'shell') return [];
  const screens = Object.entries(release.modules).flatMap(([name, files]) => (isScreen(name) ? files : []));
  return [release.entry, ...(release.imports ?? []), ...screens].map(({ path }) => path);
}

/** Files of translations alone; one that a screen loads, too, is code. */
function filesOfDictionaries(release: Descriptor): readonly string[] {
  if (release.kind === 'shell') return [];
  return Object.entries(release.modules).flatMap(([name, files]) => (isScreen(name) ? [] : files.map(({ path }) => path)));
}

type Findings = ReturnType<typeof createFindings>;

function createFindings() {
  const found = new Map<string, Set<string>>();
  return {
    add(name: string, because: string) {
      found.set(name, (found.get(name) ?? new Set()).add(because));
    },
    all: (): readonly ClassFinding[] =>
      [...found]
        .map(([name, because]) => ({ name, because: [...because] }))
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

const ORDER = ['money', 'identity', 'rights', 'configuration', 'texts', 'looks', 'code'];

function rankOf({ name }: ClassFinding): number {
  const rank = ORDER.indexOf(name);
  return rank === -1 ? ORDER.length : rank;
}
