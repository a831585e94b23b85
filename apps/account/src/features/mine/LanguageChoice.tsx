import { languageNames, useLanguage, usePlatform } from '@parlour/platform';
import { LanguageSegment } from '@parlour/ui-kit/parts';

/** Language choice, as in the drawer: this page has no header that opens it. */
export function LanguageChoice() {
  const { language } = usePlatform();
  return <LanguageSegment names={languageNames} value={useLanguage()} onChange={language.choose} />;
}
