import { pathTo, useQueryParams, useTexts } from '@parlour/platform';
import { Card } from '@parlour/ui-kit';
import { Code, Lock, ScrollText } from 'lucide-react';
import { CardPage, FileRow, LinkRow } from '#shared';
import { Article } from './Article';
import { aboutTypes, typeIn } from './articles';
import { helpTexts } from './helpTexts';
import { UnknownArticle } from './UnknownArticle';

const icons = { 5: ScrollText, 6: Lock } as const;

/** Terms, privacy and the licences of third-party software: the list without a `type`, the article with one. */
export function AboutScreen() {
  const texts = useTexts(helpTexts);
  const query = useQueryParams().get('type');
  const chosen = typeIn(aboutTypes, query);
  if (chosen !== undefined) return <Article key={chosen} type={chosen} />;
  if (query !== null) return <UnknownArticle to="/abouts" label={texts.toAbout} />;
  return (
    <CardPage>
      <Card data-flush>
        {aboutTypes.map((type) => {
          const Icon = icons[type];
          return (
            <LinkRow
              key={type}
              to={pathTo('/abouts', { type })}
              icon={<Icon strokeWidth={1.75} aria-hidden />}
              label={texts.about[type]}
            />
          );
        })}
        <FileRow href="/third-party.txt" icon={<Code strokeWidth={1.75} aria-hidden />} label={texts.licences} />
      </Card>
    </CardPage>
  );
}
