import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { sheetTexts } from './sheetTexts';

/** A shelf without games, and a link to some. */
export function EmptyShelf({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) {
  const texts = useTexts(sheetTexts);
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

/** Keeps the text above the fold: the door is smaller than elsewhere. */
const Low = styled.div`
  margin-top: -28px;
  & > div > svg {
    width: auto;
    height: 84px;
    margin-bottom: 0;
  }
`;
