import type { SignedCertificate } from '@parlour/release-contract/certificate';
import { signedCertificate } from '@parlour/release-contract/certificate';
import { isSigned, type PublicKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import type { Trust } from '../trust/trust';

/** The header with the certificate of the job's key that signed a request. */
export const CERTIFICATE_HEADER = 'parlour-certificate';

/** How far the clocks of two gateways may differ. */
const TOLERANCE_MS = 60_000;

/** A certificate as the value of its header. */
export function certificateHeader(certificate: SignedCertificate): string {
  return Buffer.from(JSON.stringify(certificate)).toString('base64url');
}

/** The certificate in a header, if it counts now; otherwise a sentence that says why not. */
export async function readCertificate(header: string, trust: Trust, now: number): Promise<SignedCertificate | string> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedCertificate), Buffer.from(header, 'base64url').toString());
  if (!parsed.success) return 'The certificate of the request is not one.';
  const { output } = parsed;
  const refusal = await certificateFault(output, trust, keysInForce(trust));
  if (refusal !== undefined) return refusal;
  const [from, until] = [Date.parse(output.from), Date.parse(output.until)];
  if (now < from - TOLERANCE_MS) return 'The certificate of the request is not valid yet; a clock is wrong.';
  return now < until ? output : `The certificate of the request expired at ${output.until}; exchange the token of the job again.`;
}

/** Why a certificate is none of a registry, whatever its times; undefined when it is one. */
export async function certificateFault(
  signed: SignedCertificate,
  { registry }: Pick<Trust, 'registry'>,
  keys: readonly PublicKey[],
): Promise<string | undefined> {
  if (signed.registry !== registry) return `The certificate is of the registry ${signed.registry}, not of ${registry}.`;
  return (await isSigned(signed, keys)) ? undefined : 'The certificate is not signed by a gateway of this registry.';
}

/** The online keys that were not replaced. */
export function keysInForce({ online }: Pick<Trust, 'online'>): readonly PublicKey[] {
  return online.filter(({ lastSequence }) => lastSequence === undefined);
}
