/** The slot providers of the screen, each by the code of its call (spec section 2). */
export const providers = [
  { code: 'obgdy', name: 'OB' },
  { code: 'fgdz', name: 'FG' },
  { code: 'pp', name: 'PP' },
  { code: 'ae', name: 'AE' },
] as const;

export type ProviderCode = (typeof providers)[number]['code'];

/** The provider of an address; the first one when it names none of them. */
export function providerOf(type: string | null): ProviderCode {
  return providers.find(({ code }) => code === type?.toLowerCase())?.code ?? providers[0].code;
}
