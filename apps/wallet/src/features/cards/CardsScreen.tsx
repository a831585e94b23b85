import { useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { AsyncContent, Segment } from '@parlour/ui-kit/parts';
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
  const { kind, choose, cards, unbind, leaving, failure } = useCards();
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
        <AsyncContent state={cards} texts={texts} skeleton={<BoxesSkeleton heights={[136, 136, 96]} />}>
          {(held) => (
            <>
              <ul>
                {held.map((card) => (
                  <li key={card.id}>
                    <CardFace card={card} isLeaving={leaving === card.id} onUnbind={() => void unbind(card)} />
                  </li>
                ))}
              </ul>
              {held.length < MOST_OF_A_KIND && <AddCardTile key={held.length} kind={kind} held={held.length} />}
              <SendFailureNote failure={failure} />
            </>
          )}
        </AsyncContent>
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
