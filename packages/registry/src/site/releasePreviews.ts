import { randomBytes } from 'node:crypto';
import type { ReleasePreview } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import { type Author, author, shownName } from '@parlour/release-contract/policy';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import { DEFAULT_SITE, siteName } from '@parlour/release-contract/siteName';
import * as v from 'valibot';
import { incompatibilities } from '../gate/checks';
import { decide } from '../gate/planChange';
import { liveReleaseOf } from '../publishing/descriptor';
import { GateRefusal, RegistryRefusal } from '../registry/refusals';
import type { Registry } from '../registry/registry';
import { parseStored } from '../storage/parseStored';
import type { Store } from '../storage/store';

const FOLDER = 'previews';
const DAY_MS = 24 * 3_600_000;
/** A merge request is looked at within days; its branch is built again with each push. */
export const MOST_PREVIEW_DAYS = 7;
const LEAST_DAYS = 1 / 24;
const LONGEST_TITLE = 120;
const ID = /^[\w-]{12}$/;

/** What is stored of a preview, signed by the registry. */
const stored = v.object({
  id: v.pipe(v.string(), v.regex(ID)),
  site: siteName,
  releases: v.pipe(v.array(v.object({ name: v.string(), version: v.string() })), v.minLength(1)),
  title: v.string(),
  source: v.exactOptional(v.string()),
  author,
  at: v.string(),
  validUntil: v.string(),
  /** The signature of its link. */
  link: v.string(),
});
type Stored = v.InferOutput<typeof stored>;

export interface ReleasePreviewRequest {
  readonly releases: readonly ReleaseName[];
  readonly title: string;
  readonly source?: string | undefined;
  readonly days: number;
}

/** The previews of a registry's site. */
export interface ReleasePreviews {
  /** Those that go on, newest first. */
  list(): Promise<readonly (ReleasePreview & { readonly author: Author })[]>;
  /** Makes one; throws a GateRefusal when the releases do not fit what is live. */
  make(request: ReleasePreviewRequest, by: Author): Promise<ReleasePreview>;
  /** Ends one; false when there is none. */
  end(id: string): Promise<boolean>;
  /** The manifest that a link shows; throws a RegistryRefusal with what is to be said to whoever opens it. */
  open(text: string, key: PublicKey): Promise<{ readonly preview: ReleasePreview; readonly manifest: Manifest }>;
}

/** `now` in ms since 1970. */
export function createReleasePreviews(registry: Registry, store: Store, now: () => number): ReleasePreviews {
  const keyOf = (id: string) => `${FOLDER}/${id}.json`;

  const read = async (id: string): Promise<Stored | undefined> => {
    const bytes = ID.test(id) ? await store.read(keyOf(id)) : undefined;
    const signed = bytes && parseStored(bytes);
    if (signed === undefined || !(await isSigned(signed, (await registry.trust()).online))) return undefined;
    const parsed = v.safeParse(stored, signed);
    const isOpen = parsed.success && parsed.output.site === registry.site && Date.parse(parsed.output.validUntil) > now();
    return isOpen ? parsed.output : undefined;
  };

  return {
    list: async () => {
      const ids = (await store.list(FOLDER)).map((name) => name.replace(/\.json$/, ''));
      const all = (await Promise.all(ids.map(read))).filter((one) => one !== undefined);
      return all.map((one) => ({ ...shown(one), author: one.author })).toSorted((one, other) => other.at.localeCompare(one.at));
    },
    make: async ({ releases, title, source, days }, by) => {
      const named = title.trim();
      if (named === '' || named.length > LONGEST_TITLE) throw new RegistryRefusal(`a title has 1 to ${LONGEST_TITLE} characters`);
      if (!(days >= LEAST_DAYS && days <= MOST_PREVIEW_DAYS))
        throw new RegistryRefusal(`a preview is there for an hour at least, and for ${MOST_PREVIEW_DAYS} days at most`);
      const head = await registry.head();
      const change = { kind: 'promote' as const, releases: [...releases], to: { kind: 'share' as const, share: 10_000 } };
      if (head.manifest === undefined) throw new RegistryRefusal('nothing is live that a preview could be shown in');
      const shell = releases.find(({ name }) => name === 'shell');
      if (shell !== undefined)
        throw new RegistryRefusal('a preview shows remotes in the live shell; it cannot replace the shell');
      const { checks, next } = await decide(registry, head, change, () => new Date(now()));
      if (next === undefined) throw new GateRefusal(checks);
      const id = randomBytes(9).toString('base64url');
      const at = new Date(now()).toISOString();
      const validUntil = new Date(now() + days * DAY_MS).toISOString();
      const { site } = registry;
      const { signature } = await registry.sign(linkBody(site, id, validUntil));
      const body: Stored = {
        ...{
          id,
          site,
          releases: [...releases],
          title: named,
          ...(source !== undefined && { source }),
          author: by,
          at,
          validUntil,
        },
        link: signature.value,
      };
      await store.create(keyOf(id), Buffer.from(JSON.stringify(await registry.sign(body))));
      return shown(body);
    },
    end: async (id) => {
      if ((await read(id)) === undefined) return false;
      await store.remove(keyOf(id));
      return true;
    },
    open: async (text, key) => {
      const [, id = '', until = '', value = ''] = /^([\w-]{12})\.([0-9a-z]{1,10})\.([\w-]{86})$/.exec(text) ?? [];
      const untilMs = Number.parseInt(until, 36);
      const isTime = untilMs > now() && untilMs < now() + (MOST_PREVIEW_DAYS + 1) * DAY_MS;
      const body = isTime ? linkBody(registry.site, id, new Date(untilMs).toISOString()) : undefined;
      // Compared before anything is read: anybody may try links.
      if (body === undefined || !(await isSigned({ ...body, signature: { key: key.kid, value } }, [key])))
        throw new RegistryRefusal('This link has expired, or is not of this site.');
      const preview = await read(id);
      if (preview === undefined) throw new RegistryRefusal('This preview was ended.');
      return { preview: shown(preview), manifest: await previewedManifest(registry, preview.releases) };
    },
  };
}

/** The ids of stored previews that are over, and the releases of those that go on, on any site; for the removal of what nobody needs. */
export async function keptForPreviews(
  store: Store,
  nowMs: number,
): Promise<{ readonly over: readonly string[]; readonly kept: ReadonlyMap<string, string> }> {
  const over: string[] = [];
  const kept = new Map<string, string>();
  for (const name of await store.list(FOLDER)) {
    const parsed = v.safeParse(stored, parseStored((await store.read(`${FOLDER}/${name}`)) ?? Buffer.alloc(0)));
    if (!parsed.success || Date.parse(parsed.output.validUntil) <= nowMs) over.push(`${FOLDER}/${name}`);
    else for (const release of parsed.output.releases) kept.set(nameOf(release), `a preview until ${parsed.output.validUntil}`);
  }
  return { over, kept };
}

function linkBody(site: string, preview: string, validUntil: string) {
  return { preview, ...(site !== DEFAULT_SITE && { site }), validUntil };
}

function shown({ id, releases, title, source, author: by, at, validUntil, link }: Stored): ReleasePreview {
  const path = `/?composition=${id}.${Date.parse(validUntil).toString(36)}.${link}`;
  return { id, releases, title, ...(source !== undefined && { source }), by: shownName(by), at, validUntil, path };
}

/** What is live for everyone, with these releases in its place. */
async function previewedManifest(registry: Registry, releases: readonly ReleaseName[]): Promise<Manifest> {
  const manifest = await registry.current();
  if (manifest === undefined) throw new RegistryRefusal('Nothing is live on this site.');
  const host = await registry.descriptor('shell', manifest.shell.version);
  const remotes = Object.fromEntries(
    Object.entries(manifest.remotes).map(([name, { canary: _canary, fallback: _fallback, ...stable }]): [string, LiveRemote] => [
      name,
      stable,
    ]),
  );
  for (const named of releases) {
    const descriptor = await registry.descriptor(named.name, named.version);
    const isThere = descriptor?.kind === 'remote' && (await registry.file(named, descriptor.entry.path)) !== undefined;
    if (!isThere) throw new RegistryRefusal(`The files of ${nameOf(named)} were removed.`);
    const [reason] = host === undefined ? [] : incompatibilities(host, descriptor);
    if (reason !== undefined) throw new RegistryRefusal(`This preview does not fit what is live any more: ${reason.text}`);
    // What is switched off stays so: a bank that is down is down in a preview, too.
    const { off } = manifest.remotes[named.name] ?? {};
    remotes[named.name] = { ...liveReleaseOf(descriptor), salt: named.name, ...(off !== undefined && { off }) };
  }
  return { ...manifest, remotes };
}
