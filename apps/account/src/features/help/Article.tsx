import { getArticle } from '@parlour/api-client/endpoints/account';
import { useApiQuery, useTexts } from '@parlour/platform';
import { FailedState, SkeletonText, theme, useSettledLoading } from '@parlour/ui-kit';
import { SafeHtml } from '@parlour/ui-kit/html';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Middle } from '#shared';
import { helpTexts } from './helpTexts';

/** An article of the operator. */
export function Article({ type }: { type: number }) {
  const texts = useTexts(helpTexts);
  const { data, isLoading, retry } = useApiQuery(getArticle, { type });
  const showsSkeleton = useSettledLoading(isLoading);
  if (isLoading || showsSkeleton) {
    return (
      <Place role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && [1, 2, 3].map((section) => <SkeletonText key={section} lines={5} />)}
      </Place>
    );
  }
  if (data === undefined) {
    return (
      <Middle>
        <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />
      </Middle>
    );
  }
  if (data.content.trim() === '') {
    return (
      <Middle>
        <EmptyState title={texts.empty} text={texts.emptyText} />
      </Middle>
    );
  }
  return (
    <Place as="article">
      <SafeHtml html={data.content} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 8px calc(${theme.gutter} + 4px) 32px;
`;
