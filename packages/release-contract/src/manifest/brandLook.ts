import { translatedLanguages } from '@parlour/platform/languages';
import { localizedText } from '@parlour/platform/remoteConfig';
import * as v from 'valibot';

const file = v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w-]+)*\.\w+$/, 'is not the path of a file of the release'));

/**
 * What a page knows of the site's brand, beside its colours and shapes, which are styles of the document: the operator's name and
 * pictures, what is offered, and where things stand.
 */
export const brandLook = v.strictObject({
  title: v.pipe(v.string(), v.regex(/^\S(?:.{0,38}\S)?$/, 'is no name of at most 40 characters')),
  logo: file,
  /** Stands in place of the drawn door. */
  door: v.optional(file),
  /** What a visitor without a choice gets; default: what the device prefers. */
  theme: v.optional(v.picklist(['dark', 'light'])),
  /** The languages that players may choose; default: all. */
  languages: v.optional(v.pipe(v.array(v.picklist(translatedLanguages)), v.minLength(1, 'offers no language'))),
  /** No intro video greets a visitor, not that of the operator either. */
  intro: v.optional(v.literal('none')),
  /** How customer service is reached. */
  contact: v.optional(localizedText),
  /** The sections of the home screen from the top; those that are not named follow in their usual order. */
  home: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/, 'is not the name of a section')))),
  /** Paths that the site does not have. */
  without: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/[A-Za-z][\w-]*$/, 'is not a path like /bonus')))),
});
export type BrandLook = v.InferOutput<typeof brandLook>;
