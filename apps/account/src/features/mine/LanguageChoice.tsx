import { languageNames, useLanguage, usePlatform } from '@parlour/platform';
import { LanguageSegment } from '@parlour/ui-kit/parts';

/** What the site is written in, as in the drawer: this page has no header to open it from. */
export function LanguageChoice() {
  const { language } = usePlatform();
  return <LanguageSegment names={languageNames} value={useLanguage()} onChange={language.choose} />;
}
