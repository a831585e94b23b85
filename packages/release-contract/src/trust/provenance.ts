import * as v from 'valibot';

/** Where a release was built, according to its team: addresses of the repository and of the CI run. Nobody else verifies it. */
export const source = v.strictObject({ repository: v.optional(v.string()), run: v.optional(v.string()) });
export type Source = v.InferOutput<typeof source>;

/** The normal form of an address that is safe as a link: `https:` without user name or password; undefined for any other text. */
export function linkAddress(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An untrusted text on one line: characters that move the cursor, are invisible or reorder the line are written as `\u{202e}`.
 */
export function visibleText(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16).padStart(4, '0')}}`,
  );
}
