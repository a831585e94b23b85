/**
 * Storage of releases and manifests. Keys are paths with slashes; a reader never sees a partial value. Every call throws an Error
 * for a key with an empty, `.` or `..` part.
 */
export interface Store {
  /** The value of a key; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** When a value was written, in ms since 1970; undefined when there is none. */
  storedAt(key: string): Promise<number | undefined>;
  /** Writes a value, replacing one that may be there. */
  write(key: string, value: Uint8Array): Promise<void>;
  /** Writes a value only if the key is free; false if it was taken. Of many concurrent calls exactly one succeeds. */
  create(key: string, value: Uint8Array): Promise<boolean>;
  /** Removes a value; a missing one is no error. */
  remove(key: string): Promise<void>;
  /**
   * Removes the temporary files of writes that were interrupted before this time (ms since 1970); undefined for stores without
   * such files.
   */
  removeCutOff?(before: number): Promise<void>;
  /** Writes without the credentials of the store; undefined if the store does not support them. */
  readonly direct?: DirectWrites;
  /** The names directly below a prefix, of values and of longer prefixes, sorted; with `after` only those after that name. */
  list(prefix: string, after?: string): Promise<readonly string[]>;
}

/** Direct uploads: the store itself accepts writes of others. */
export interface DirectWrites {
  /** Only values of more bytes than these get an address. */
  readonly above: number;
  /**
   * A presigned address that accepts one value for one free key for a few minutes, by PUT with these headers: of this size and
   * SHA-256 (base64).
   */
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
