import * as v from '@parlour/api-client/schema';
import { listOf, text } from '@parlour/api-client/schema';

const payTarget = v.object({ mch_id: text, content: text, payimg: v.pipe(text, v.transform(pictureAddress)) });
export type PayTarget = v.InferOutput<typeof payTarget>;

/** One payment target or a list of them; one without address and picture is none. */
export const payTargets = v.pipe(
  // The list comes first in the union, because an object whose fields are all optional accepts lists too.
  v.nullish(v.union([listOf(payTarget), payTarget, v.literal('')]), ''),
  v.transform(withPlace),
);

function withPlace(given: PayTarget | PayTarget[] | ''): readonly PayTarget[] {
  return [given || []].flat().filter(({ mch_id, payimg }) => mch_id !== '' || payimg !== '');
}

/** A picture's URL. A backend may send its bytes in base64 without `data:` and a type. */
function pictureAddress(given: string): string {
  // The first characters of PNG, JPEG, GIF, WebP and SVG in base64.
  const isBase64 = /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|PHN2Zy|PD94bWw)[A-Za-z0-9+/\s]+={0,2}\s*$/.test(given);
  return isBase64 ? `data:image/${given.startsWith('P') ? 'svg+xml' : 'png'};base64,${given.replace(/\s/g, '')}` : given;
}
