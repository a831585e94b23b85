/** Where releases and manifests are kept. Keys are paths with slashes; a reader never sees half of a value. */
export interface Store {
  /** The value of a key; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes a value, replacing one that may be there. */
  write(key: string, value: Uint8Array): Promise<void>;
  /** Writes a value only when the key is free; false when it was taken. Of many at once exactly one succeeds. */
  create(key: string, value: Uint8Array): Promise<boolean>;
  /** Removes a value; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** The names directly below a prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>;
}
