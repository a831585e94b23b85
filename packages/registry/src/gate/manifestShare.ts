import { type Descriptor, label, liveReleaseOf, type RemoteDescriptor } from '../publishing/descriptor';

/**
 * Limits of what a release adds to the document that every player gets: the bytes of its part of the manifest as JSON, the
 * characters of a text, and the bytes of the shell's own document as Brotli sends them. The largest remote of the site has 7 kB,
 * its document 10 kB.
 */
const most = { bytes: 24_000, text: 300, documentBytes: 100_000 } as const;

/** Why a release would make every player's document too large, a sentence each. */
export function manifestFaults(release: Descriptor): string[] {
  return release.kind === 'shell' ? documentFaults(release) : [...textFaults(release), ...byteFaults(release)];
}

function documentFaults(shell: Extract<Descriptor, { kind: 'shell' }>): string[] {
  const bytes = shell.files.find(({ path }) => path === shell.document)?.brotli ?? 0;
  if (bytes <= most.documentBytes) return [];
  return [`${label(shell)}: its document weighs ${kB(bytes)}, at most ${kB(most.documentBytes)} are allowed`];
}

function byteFaults(release: RemoteDescriptor): string[] {
  const parts = Object.entries(liveReleaseOf(release)).map(([name, part]) => ({ name, bytes: bytesOf(part) }));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes <= most.bytes) return [];
  const [largest] = parts.toSorted((one, other) => other.bytes - one.bytes);
  return [
    `${label(release)}: every document would have ${kB(bytes)} of it, at most ${kB(most.bytes)} are allowed; most of it is "${largest?.name}" with ${kB(largest?.bytes ?? 0)}`,
  ];
}

function textFaults(release: RemoteDescriptor): string[] {
  const { outage, routes, nav } = release;
  return longTextsIn({ outage, routes, nav }, []).map(
    ([field, length]) => `${label(release)}: ${field} has ${length} characters, at most ${most.text} are allowed`,
  );
}

/** Icons are numbers, and placeholders are computed lengths: for these only the bytes count. */
const noTexts: ReadonlySet<string> = new Set(['icon', 'places']);

/** The texts that are too long, by their path in the manifest: `routes.0.title.zh`. */
function longTextsIn(value: unknown, place: readonly string[]): readonly (readonly [string, number])[] {
  if (typeof value === 'string') return value.length > most.text ? [[place.join('.'), value.length]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (noTexts.has(name) ? [] : longTextsIn(inner, [...place, name])));
}

function bytesOf(part: unknown): number {
  return Buffer.byteLength(JSON.stringify(part) ?? '');
}

function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
