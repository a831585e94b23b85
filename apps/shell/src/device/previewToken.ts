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

/** Whether the page may be a preview: its token has still to be verified. */
export function hasPreviewToken(): boolean {
  return (previewTokenInAddress(location) ?? storedPreviewToken()) !== undefined;
}

export function storePreviewToken(text: string, lifeS: number): void {
  writeCookie(COOKIE, text, lifeS, 'Lax');
}

export function removePreviewToken(): void {
  writeCookie(COOKIE, '', 0, 'Lax');
}
