import type { Session } from '@parlour/platform';
import { tabToken } from '../device/tokenStorage';

/** What is known to be the player's: the session's token, what the session says of its member, and what stands in fields. */
export function knownSecrets(document: Document, session: Session): readonly string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [tabToken() ?? '', ...textsIn(session), ...fields.map(({ value }) => value)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
