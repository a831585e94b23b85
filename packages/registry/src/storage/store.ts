/**
 * Storage of releases and manifests. Keys are paths with slashes; a reader never sees half of a value. A key with an empty, `.`
 * or `..` part is an Error wherever it is used.
 */
export interface Store {
  /** The value of a key; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** When a value was written, in ms since 1970; undefined when there is none. */
  storedAt(key: string): Promise<number | undefined>;
  /** Writes a value, replacing one that may be there. */
  write(key: string, value: Uint8Array): Promise<void>;
  /** Writes a value only when the key is free; false when it was taken. Of many at once exactly one succeeds. */
  create(key: string, value: Uint8Array): Promise<boolean>;
  /** Removes a value; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Removes what writes left that were cut off before this time (ms since 1970); undefined where they leave nothing. */
  removeCutOff?(before: number): Promise<void>;
  /** Where values can be written without the credentials of the store; undefined where they cannot. */
  readonly direct?: DirectWrites;
  /** The names directly below a prefix, of values and of further prefixes alike, sorted; only those `after` one, if it is given. */
  list(prefix: string, after?: string): Promise<readonly string[]>;
}

/** Writes that the store itself accepts from others. */
export interface DirectWrites {
  /** Smaller values are not worth an address: more bytes than these. */
  readonly above: number;
  /** An address that takes one value at one free key for a few minutes, by PUT with these headers: of this size and SHA-256 (base64). */
  address(key: string, value: { readonly size: number; readonly sha256: string }): Promise<DirectAddress>;
}

export interface DirectAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts of a key; throws when it could resolve to another path. */
export function partsOf(key: string): readonly string[] {
  const parts = key.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\0') || part.includes('\\'))) {
    throw new Error(`${JSON.stringify(key)} is not a key`);
  }
  return parts;
}
