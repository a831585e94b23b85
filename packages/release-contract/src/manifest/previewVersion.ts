const FORM = /^0\.0\.0-preview\.[0-9a-z]+$/;

/** A version for a build that is only looked at, before it is merged; it never goes live. */
export function previewVersion(nowMs: number): string {
  return `0.0.0-preview.${nowMs.toString(36)}`;
}

/** Whether a version is that of a preview. */
export function isPreviewVersion(version: string): boolean {
  return FORM.test(version);
}
