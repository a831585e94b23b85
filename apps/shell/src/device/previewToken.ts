import { readCookie, writeCookie } from './cookies';

const COOKIE = 'parlour_preview';

/** The preview token in the address that this page was opened at; undefined when there is none. */
export function previewTokenInAddress({ search }: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(search).get('preview') ?? undefined;
}

/** The preview token that this browser has stored. */
export function storedPreviewToken(): string | undefined {
  return readCookie(COOKIE);
}

export function storePreviewToken(text: string, lifeS: number): void {
  writeCookie(COOKIE, text, lifeS, 'Lax');
}

export function removePreviewToken(): void {
  writeCookie(COOKIE, '', 0, 'Lax');
}
