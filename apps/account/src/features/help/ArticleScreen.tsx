import { useQueryParams, useTexts } from '@parlour/platform';
import { Article } from './Article';
import { helpTypes, typeIn } from './articles';
import { helpTexts } from './helpTexts';
import { UnknownArticle } from './UnknownArticle';

/** One article of the help centre. */
export function ArticleScreen() {
  const texts = useTexts(helpTexts);
  const type = typeIn(helpTypes, useQueryParams().get('type'));
  if (type === undefined) return <UnknownArticle to="/boutBallBet" label={texts.toHelp} />;
  return <Article key={type} type={type} />;
}
