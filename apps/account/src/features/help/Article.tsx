import { getArticle } from '@parlour/api-client/endpoints/account';
import { useApiQuery, useTexts } from '@parlour/platform';
import { FailedState, SkeletonText, theme, useSettledLoading } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Centered } from '#shared';
import { helpTexts } from './helpTexts';

/** An article of the operator. */
export function Article({ type }: { type: number }) {
  const texts = useTexts(helpTexts);
  const { data, isLoading, retry } = useApiQuery(getArticle, { type });
  const showsSkeleton = useSettledLoading(isLoading);
  if (isLoading || showsSkeleton) {
    return (
      <Container role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && [1, 2, 3].map((section) => <SkeletonText key={section} lines={5} />)}
      </Container>
    );
  }
  if (data === undefined) {
    return (
      <Centered>
        <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />
      </Centered>
    );
  }
  if (data.content.trim() === '') {
    return (
      <Centered>
        <EmptyState title={texts.empty} text={texts.emptyText} />
      </Centered>
    );
  }
  return (
    <Container as="article">
      <SafeHtml html={data.content} />
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 8px calc(${theme.gutter} + 4px) 32px;
`;
