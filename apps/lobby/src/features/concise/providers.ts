/** The slot providers with the codes of their API calls (spec section 2). */
export const providers = [
  { code: 'obgdy', name: 'OB' },
  { code: 'fgdz', name: 'FG' },
  { code: 'pp', name: 'PP' },
  { code: 'ae', name: 'AE' },
] as const;

export type ProviderCode = (typeof providers)[number]['code'];

/** The provider in the URL, the first one by default. */
export function providerOf(type: string | null): ProviderCode {
  return providers.find(({ code }) => code === type?.toLowerCase())?.code ?? providers[0].code;
}
