import { useTexts } from '@parlour/platform';
import { FailedState, theme, useSettledLoading } from '@parlour/ui-kit';
import { Segment } from '@parlour/ui-kit/parts';
import { useId } from 'react';
import styled from 'styled-components';
import { BoxesSkeleton, MOST_OF_A_KIND, SendFailureNote } from '#shared';
import { AddCardTile } from './AddCardTile';
import { CardFace } from './CardFace';
import { cardTexts } from './cardTexts';
import { useCards } from './useCards';

/** Bank cards and USDT addresses that money can be paid out to. */
export function CardsScreen() {
  const texts = useTexts(cardTexts);
  const panelId = useId();
  const { kind, choose, cards, hasFailed, retry, unbind, leaving, failure } = useCards();
  const showsSkeleton = useSettledLoading(cards === undefined && !hasFailed);
  return (
    <Page>
      <Segment
        as="tabs"
        label={texts.kinds}
        value={`${kind}`}
        panelId={panelId}
        onChange={(chosen) => choose(chosen === '1' ? 1 : 2)}
        options={(['2', '1'] as const).map((value) => ({ value, label: texts.kind[value] }))}
      />
      <div id={panelId} role="tabpanel" aria-label={texts.kind[kind]}>
        {hasFailed && <FailedState title={texts.failed} text={texts.failedText} retryLabel={texts.retry} onRetry={retry} />}
        {showsSkeleton && <BoxesSkeleton label={texts.loading} heights={[136, 136, 96]} />}
        {!showsSkeleton && cards !== undefined && (
          <>
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <CardFace card={card} isLeaving={leaving === card.id} onUnbind={() => void unbind(card)} />
                </li>
              ))}
            </ul>
            {cards.length < MOST_OF_A_KIND && <AddCardTile key={cards.length} kind={kind} held={cards.length} />}
            <SendFailureNote failure={failure} />
          </>
        )}
      </div>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 16px;
  padding: 4px ${theme.gutter} 24px;
  & > [role='tabpanel'] {
    display: grid;
    gap: 12px;
  }
  & ul {
    display: grid;
    gap: 12px;
    &:empty {
      display: none;
    }
  }
`;
