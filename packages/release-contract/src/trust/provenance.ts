import * as v from 'valibot';

/** Where a release was built, as its team says: addresses of the repository and of the run of its CI. Nobody else vouches for it. */
export const source = v.strictObject({ repository: v.optional(v.string()), run: v.optional(v.string()) });
export type Source = v.InferOutput<typeof source>;

/** An address that may be a link, in its normal form: `https:` without a name or password in it; undefined for any other text. */
export function linkAddress(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A text of somebody else on one line: characters that move the cursor, are invisible or reorder the line stand as `\u{202e}`. */
export function visibleText(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16).padStart(4, '0')}}`,
  );
}
