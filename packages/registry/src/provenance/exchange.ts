import { createHash } from 'node:crypto';
import type { SignedCertificate } from '@parlour/release-contract/certificate';
import { type PrivateKey, type PublicKey, publicPart, sign } from '@parlour/release-contract/signature';

/** What a job sends to have its key certified; the key signs the token, so that nobody else can have it certified. */
export interface ExchangeRequest {
  readonly token: string;
  readonly key: PublicKey;
  readonly signature: { readonly key: string; readonly value: string };
}

export interface ExchangeAnswer {
  readonly certificate: SignedCertificate;
}

/** What the key of a job signs: the token, for one registry. */
export function exchanged(token: string, registry: string) {
  return { registry, token: createHash('sha256').update(token).digest('hex') };
}

export async function exchangeRequest(token: string, registry: string, key: PrivateKey): Promise<ExchangeRequest> {
  const { signature } = await sign(exchanged(token, registry), key);
  return { token, key: publicPart(key), signature };
}
