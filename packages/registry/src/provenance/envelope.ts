import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { PrivateKey, PublicKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** A signed in-toto statement: an envelope of DSSE 1.0, as tools for supply chains read it. */
export const envelope = v.object({
  payloadType: v.literal(PAYLOAD_TYPE),
  /** The statement, base64. */
  payload: v.string(),
  signatures: v.pipe(v.array(v.object({ keyid: v.string(), sig: v.string() })), v.minLength(1)),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** Signs a statement: ES256 over DSSE's pre-authentication encoding; the signature is in DER, as other tools expect it. */
export function seal(statement: object, { kid, x, y, d }: PrivateKey): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' });
  const sig = sign('sha256', encoded(payload), key).toString('base64');
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures: [{ keyid: kid, sig }] };
}

/** The statement in an envelope that one of these keys signed; undefined when none did. */
export function open({ payload, signatures }: Envelope, keys: readonly PublicKey[]): unknown {
  const bytes = Buffer.from(payload, 'base64');
  const isSigned = signatures.some(({ keyid, sig }) => {
    const key = keys.find(({ kid }) => kid === keyid);
    return key !== undefined && isSignedBy(bytes, sig, key);
  });
  return isSigned ? (JSON.parse(bytes.toString()) as unknown) : undefined;
}

function isSignedBy(payload: Buffer, sig: string, { x, y }: PublicKey): boolean {
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', encoded(payload), key, Buffer.from(sig, 'base64'));
}

function encoded(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);
}
