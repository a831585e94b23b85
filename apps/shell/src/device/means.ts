/** A part of the browser that may be missing, null, or throw when it is read: in wrappers of apps, sandboxes and private windows. */
export function means<Part>(read: () => Part | null): Part | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}
