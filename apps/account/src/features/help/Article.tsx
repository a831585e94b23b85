import { getArticle } from '@parlour/api-client/endpoints/account';
import { useApiQuery, useTexts } from '@parlour/platform';
import { SkeletonText, theme } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { AsyncContent, EmptyState, loadStateOf } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Centered } from '#shared';
import { helpTexts } from './helpTexts';

/** An article of the operator. */
export function Article({ type }: { type: number }) {
  const texts = useTexts(helpTexts);
  const article = useApiQuery(getArticle, { type });
  return (
    <AsyncContent
      state={loadStateOf(article, ({ content }) => content.trim() === '')}
      texts={texts}
      skeleton={
        <Container>
          {[1, 2, 3].map((section) => (
            <SkeletonText key={section} lines={5} />
          ))}
        </Container>
      }
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      wrapper={Centered}
    >
      {({ content }) => (
        <Container as="article">
          <SafeHtml html={content} />
        </Container>
      )}
    </AsyncContent>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 8px calc(${theme.gutter} + 4px) 32px;
`;
