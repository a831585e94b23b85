import { manifestSchema } from './manifestSchema';
import { openApi } from './openapi';

/** The files of `docs/api`, by their names. */
export function documents(): Readonly<Record<string, string>> {
  const text = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
  return { 'openapi.json': text(openApi()), 'manifest.schema.json': text(manifestSchema()) };
}
