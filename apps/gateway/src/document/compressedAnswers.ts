import { NONCE, TIME } from '@parlour/registry/site/servedManifest';
import { type Encoded, type Encoding, encoded, inEncoding, preferred, THOROUGH } from '../files/encoding';
import { compressAround, fillIn, type GapValues } from './gappedBrotli';
import { createCachedCall } from '../promises/cachedCall';

/** A document in the encoding that a browser accepts. */
export type SendDocument = (values: DocumentValues, accepted: string | undefined) => Promise<Encoded>;

/** What differs in each answer. */
export interface DocumentValues {
  /** 16 bytes in base64, which end with `==`. */
  readonly nonce: string;
  /** When the answers in the document were taken, in epoch milliseconds. */
  readonly takenAt?: number;
}

const SAMPLES = gapValues({ nonce: `${'A'.repeat(22)}==`, takenAt: 1_700_000_000_000 });

/** Compresses a manifest once for each encoding, however often it is sent. */
export function compressManifest(manifest: string): (accepted: string | undefined) => Promise<Encoded> {
  const bodies = new Map<Encoding | undefined, Promise<Encoded>>();
  return (accepted) => {
    const encoding = preferred(accepted);
    const body = bodies.get(encoding) ?? encoded(manifest, encoding, THOROUGH);
    bodies.set(encoding, body);
    return body;
  };
}

/**
 * Compresses a document once for all; until that is done, quickly for each answer. When the document cannot be read, it is
 * read again.
 */
export function compressDocument(read: () => Promise<string>): SendDocument {
  const text = createCachedCall(read);
  let fill: ((values: GapValues) => Buffer) | undefined;
  const compress = createCachedCall(async () => {
    fill = await compressAround(await text(), SAMPLES);
  });
  return async (documentValues, accepted) => {
    const encoding = preferred(accepted);
    const values = gapValues(documentValues);
    // The answer fails by itself when there is no text.
    if (encoding === 'br') compress().catch(() => undefined);
    if (encoding === 'br' && fill !== undefined) return inEncoding(fill(values), encoding);
    return encoded(fillIn(await text(), values), encoding);
  };
}

/** Each of a fixed length and with a fixed end: the time in whole seconds. */
function gapValues({ nonce, takenAt = 0 }: DocumentValues): GapValues {
  return { [NONCE]: nonce, [TIME]: `${Math.floor(takenAt / 1000)}000`.padStart(13, '0') };
}
