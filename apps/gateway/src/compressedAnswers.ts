import { NONCE } from '@parlour/release-server/servedManifest';
import { type Encoded, type Encoding, encoded, inEncoding, preferred, THOROUGH } from './encoding';
import { compressAround } from './gappedBrotli';

/** The answers of one signed manifest, each made once, however often it is asked for. */
export interface CompressedAnswers {
  manifest(accepted: string | undefined): Promise<Encoded>;
  /** The document with a nonce of its own: 16 bytes in base64, which end with `==`. */
  document(nonce: string, accepted: string | undefined): Promise<Encoded>;
}

const SAMPLE_NONCE = `${'A'.repeat(22)}==`;

/** Prepares a manifest and the document that contains it; when the document fails, it is requested again. */
export function compressAnswers(manifest: string, document: () => Promise<string>): CompressedAnswers {
  const bodies = new Map<Encoding | undefined, Promise<Encoded>>();
  const text = lasting(document);
  const compressed = lasting(async () => compressAround(await text(), NONCE, SAMPLE_NONCE));
  return {
    manifest: (accepted) => {
      const encoding = preferred(accepted);
      const body = bodies.get(encoding) ?? encoded(manifest, encoding, THOROUGH);
      bodies.set(encoding, body);
      return body;
    },
    document: async (nonce, accepted) => {
      const encoding = preferred(accepted);
      const fill = encoding === 'br' ? await compressed() : undefined;
      return fill ? inEncoding(fill(nonce), encoding) : encoded((await text()).replaceAll(NONCE, nonce), encoding);
    },
  };
}

/** Runs once and shares the result with all callers; after a failure the next call runs it again. */
function lasting<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
