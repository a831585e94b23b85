import { readStored } from '@parlour/platform/storage';
import type { Composition } from '@parlour/release-contract/composition';
import { visitorContext } from '../device/visitorContext';
import { USER } from '../device/tokenStorage';
import { bootManifest } from './inlineManifest';

/** The composition that the shell will show to this visitor, without a preview; undefined without a manifest in the document. */
export function bootComposition(document: Document): Composition | undefined {
  const manifest = bootManifest(document);
  if (manifest === undefined) return undefined;
  const isAgent = readStored(USER)?.includes('"isagent":true') ?? false;
  return { manifest, visitor: visitorContext(manifest, { isAgent }) };
}
