import { useTexts } from '@parlour/platform';
import { Card, FailedState, SkeletonText, theme, useSettledLoading } from '@parlour/ui-kit';
import { EmptyState, ListRow } from '@parlour/ui-kit/parts';
import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import { exampleTexts } from './exampleTexts';
import { useExample } from './useExample';

/** The operator's news as a list. */
export function ExampleScreen() {
  const texts = useTexts(exampleTexts);
  const { news, isLoading, retry } = useExample();
  const showsSkeleton = useSettledLoading(isLoading);
  if (isLoading || showsSkeleton) {
    return (
      <Page role="group" aria-busy aria-label={texts.loading}>
        {showsSkeleton && <SkeletonText lines={6} />}
      </Page>
    );
  }
  if (news === undefined) {
    return <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />;
  }
  if (news.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <Page>
      <Card as="ul" data-flush>
        {news.map((words) => (
          <li key={words}>
            <ListRow icon={<Megaphone strokeWidth={1.75} aria-hidden />} label={words} />
          </li>
        ))}
      </Card>
    </Page>
  );
}

const Page = styled.div`
  min-height: 240px;
  padding: 8px ${theme.gutter} 24px;
`;
