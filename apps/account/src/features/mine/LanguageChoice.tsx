import { languageNames, useLanguage, usePlatform } from '@parlour/platform';
import { LanguageSegment } from '@parlour/ui-kit/parts';

/** Language choice, as in the drawer: this page has no header that opens it. */
export function LanguageChoice() {
  const { language } = usePlatform();
  const { offered } = language;
  return (
    <LanguageSegment
      names={offered ?? languageNames}
      hasDefault={offered === undefined}
      value={useLanguage()}
      onChange={language.choose}
    />
  );
}
