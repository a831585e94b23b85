import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withCallTables } from './callTables';
import { readDescriptions } from './descriptions';
import { withFormsTable } from './formsTable';
import { manifestSchema } from './manifestSchema';
import { openApi } from './openapi';

/** The generated documents of a working tree, and those with generated tables, by their paths in it. */
export function documents(root: string): Readonly<Record<string, string>> {
  const text = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
  const descriptions = readDescriptions(root);
  const forOperators = 'docs/for-operators.md';
  return {
    'docs/api/openapi.json': text(openApi(descriptions)),
    'docs/api/manifest.schema.json': text(manifestSchema()),
    [forOperators]: withFormsTable(withCallTables(readFileSync(path.join(root, forOperators), 'utf8'), descriptions)),
  };
}
