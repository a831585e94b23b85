import * as v from 'valibot';
import { formats } from '../formats';
import { publicKey } from './publicKey';

const time = v.pipe(v.string(), v.isoTimestamp());

/** What a gateway signs with the online key: that a job of a team has a key, for some minutes. */
export const certificate = v.strictObject({
  format: v.literal(formats.provenance.writes),
  /** Id of the registry, for which alone it counts. */
  registry: v.string(),
  /** The team. */
  member: v.string(),
  key: publicKey,
  issuer: v.string(),
  subject: v.string(),
  /** What the issuer says of the job. */
  claims: v.record(v.string(), v.string()),
  from: time,
  until: time,
});
export type Certificate = v.InferOutput<typeof certificate>;

export const signedCertificate = v.strictObject({
  ...certificate.entries,
  signature: v.strictObject({ key: v.string(), value: v.string() }),
});
export type SignedCertificate = v.InferOutput<typeof signedCertificate>;
