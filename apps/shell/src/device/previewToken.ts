import { readCookie, writeCookie } from './cookies';

const COOKIE = 'parlour_pass';

/** The pass in the address that this page was opened at; undefined when it carries none. */
export function openedPass({ search }: Pick<Location, 'search'>): string | undefined {
  return new URLSearchParams(search).get('pass') ?? undefined;
}

/** The pass that this browser keeps. */
export function keptPass(): string | undefined {
  return readCookie(COOKIE);
}

export function keepPass(text: string, lifeS: number): void {
  writeCookie(COOKIE, text, lifeS, 'Lax');
}

export function forgetPass(): void {
  writeCookie(COOKIE, '', 0, 'Lax');
}
