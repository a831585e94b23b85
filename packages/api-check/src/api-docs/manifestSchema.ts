import { manifest } from '@parlour/release-contract/manifest';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** The manifest as it is served, with its validity and its signature. */
const served = v.strictObject({
  ...manifest.entries,
  /** ISO 8601. */
  validUntil: v.string(),
  signature: v.strictObject({ key: v.string(), value: v.string() }),
});

/** JSON Schema of `/manifest.json`. */
export function manifestSchema(): object {
  return {
    ...toJsonSchema(served, { target: 'draft-2020-12', typeMode: 'input' }),
    title: 'What is live: one shell and the remotes',
  };
}
