import type { Session } from '@parlour/platform';
import { tabToken } from '../device/tokenStorage';

/**
 * Strings that are known to be the player's: the session's token, the session's data about the member, the balance, and the values of form
 * fields.
 */
export function knownSecrets(document: Document, session: Session, balance = ''): readonly string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [tabToken() ?? '', ...textsIn(session), balance, ...fields.map(({ value }) => value)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
