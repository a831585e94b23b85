import { RegistryRefusal } from '../registry/refusals';
import { print, printJson } from './context';

/** How many hours a link is valid. */
export function linkHours(text: string, most: number): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= most)) throw new RegistryRefusal(`--hours ${text} is not a number up to ${most}`);
  return hours;
}

/** A link to a path of the site, and until when it is valid. */
interface MadeLink {
  readonly path: string;
  readonly validUntil: string;
}

/** Prints a link and what it is for; for a store, the site's address is not known. */
export function printLink(
  { path, validUntil }: MadeLink,
  origin: string | undefined,
  { json }: { readonly json: boolean },
  purpose: (until: string) => string,
): void {
  const link = `${origin ?? ''}${path}`;
  if (json) return printJson({ link, validUntil });
  print(origin === undefined ? `Open the address of the site with ${link}` : `Open ${link}`);
  print(purpose(new Date(validUntil).toLocaleTimeString()));
}
