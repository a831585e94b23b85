import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { searchTexts } from './searchTexts';

/** Empty state of recent and favourite games. */
export function EmptySavedGames({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) {
  const texts = useTexts(searchTexts);
  return (
    <Low>
      <EmptyState
        title={title}
        text={text}
        actions={
          <Button variant="secondary" size="medium" onClick={onLeave}>
            {texts.toHot}
          </Button>
        }
      />
    </Low>
  );
}

/** A smaller illustration, so that the text stays above the fold. */
const Low = styled.div`
  margin-top: -28px;
  & > div > svg {
    width: auto;
    height: 84px;
    margin-bottom: 0;
  }
`;
