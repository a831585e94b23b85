import type { IconNode, NavEntry } from '@parlour/platform/remoteConfig';
import { bootManifestOf } from '@parlour/release-contract/bootManifest';
import { callKey } from '@parlour/release-contract/callKey';
import { picturesIn } from '@parlour/release-contract/picturesIn';
import type { Manifest, ServedManifest } from '@parlour/release-contract/manifest';
import type { PageKey } from '@parlour/release-contract/rootChain';
import { type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 24;

export interface Served {
  readonly manifest: ServedManifest;
  readonly etag: string;
}

/**
 * Signs a manifest for serving: valid until 24 hours after the next full hour, so that all gateways serve the same body. Each
 * manifest is signed once an hour, however often it is requested.
 */
export function createManifestSigner(key: PrivateKey, now: () => number = Date.now) {
  let last: { readonly etag: string; readonly served: Promise<Served> } | undefined;
  return (manifest: Manifest): Promise<Served> => {
    const until = (Math.floor(now() / HOUR_MS) + 1 + LIFE_HOURS) * HOUR_MS;
    // A weak tag, because it is the same for every encoding of the manifest.
    const etag = `W/"${manifest.sequence}-${manifest.composition}-${until / HOUR_MS}"`;
    if (last?.etag === etag) return last.served;
    const signed = sign({ ...manifest, validUntil: new Date(until).toISOString() }, key);
    const served = signed.then((body) => ({ manifest: body, etag }));
    last = { etag, served };
    return served;
  };
}

/** Placeholder for the nonce in a document until it is sent. */
export const NONCE = '__NONCE__';
/** Placeholder for the time of the answers in a document: epoch milliseconds in 13 digits. */
export const TIME = '__TIME__';

/**
 * The shell's template with a served manifest and the key that signed it; each response gets its own nonce. With the registry and
 * the version of its root document, an open page can follow a replacement of the key; without a key it follows no other manifest.
 * `answers` are the answers to first calls as JSON, by the key of their call.
 */
export function documentOf(
  template: string,
  manifest: Manifest,
  key: PageKey | undefined,
  version: number,
  answers?: string,
): string {
  const registry = key?.registry;
  const pageKey = key && { ...publicPart(key), ...(registry !== undefined && version > 0 && { registry, version }) };
  const tabs = tabsOf(manifest);
  const publicKey = pageKey === undefined ? '' : JSON.stringify(pageKey).replaceAll('"', '&quot;');
  const bootManifest = `<script id="boot-manifest" type="application/json">${inert(JSON.stringify(bootManifestOf(manifest)))}</script>`;
  const data = answers && `<script id="answers" type="application/json" data-at="${TIME}">${inert(answers)}</script>`;
  const pictures = answers && `<script id="pictures" type="application/json">${inert(firstPictures(manifest, answers))}</script>`;
  return template
    .replace('__KEY__', () => publicKey)
    .replace('<!-- boot manifest -->', () => bootManifest)
    .replace('__MANIFEST__', () => inert(JSON.stringify(manifest)))
    .replace('<!-- pictures -->', () => pictures ?? '')
    .replace('<!-- answers -->', () => data ?? '')
    .replace('__TABS__', () => String(Math.max(tabs.length, 1)))
    .replace('<!-- tabs -->', () => tabs.map(tabIcon).join(''));
}

/** The first picture on the screen of a path, if the answers contain its address. */
function firstPictures({ remotes }: Manifest, answers: string): string {
  const known = JSON.parse(answers) as Readonly<Record<string, unknown>>;
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  const pictures = routes.flatMap(({ path, initialCalls = [] }) => {
    const call = initialCalls.find(({ picture }) => picture !== undefined);
    const [first] = call?.picture === undefined ? [] : picturesIn(known[callKey(call)], call.picture);
    return first ? [[path, first]] : [];
  });
  return JSON.stringify(Object.fromEntries(pictures));
}

/** Escapes JSON, without changing its value, so that nothing in it ends the element, begins a comment or is a placeholder. */
function inert(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll(/_(?=_)/g, '\\u005f')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const LOOK =
  'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** The paths that the brand of everyone leaves out. */
export function leftOutIn({ remotes }: Pick<Manifest, 'remotes'>): readonly string[] {
  return Object.values(remotes).flatMap(({ brand, off }) => (off === 'all' ? [] : (brand?.without ?? [])));
}

/** The entries of the tab bar, whose icons the frame shows until the shell renders. */
function tabsOf({ remotes }: Manifest): readonly NavEntry[] {
  const left = leftOutIn({ remotes });
  const tabs = Object.values(remotes).flatMap(({ nav = [] }) =>
    nav.filter(({ place, to }) => place === 'tab' && !left.includes(to)),
  );
  return tabs.toSorted((one, other) => one.order - other.order);
}

function tabIcon({ icon = [] }: NavEntry): string {
  return `<svg ${LOOK}>${icon.map(shapeOf).join('')}</svg>`;
}

function shapeOf([shape, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replaceAll(/["&<>]/g, '')}"`);
  return `<${shape}${written.join('')}/>`;
}
