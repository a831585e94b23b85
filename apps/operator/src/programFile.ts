/** A file that the operator reads, by its path in the operator's folder. It is the same in the packed program. */
export function programFile(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}
