import type { Language } from './languages';
import type { LocalizedText } from '../remoteConfig';

/** A text of a remote config in a language. */
export function localized(text: LocalizedText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.default);
}
