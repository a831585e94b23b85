import { useTexts } from '@parlour/platform';
import { Money, theme, type } from '@parlour/ui-kit';
import { Ticker } from '@parlour/ui-kit/parts';
import { Trophy } from 'lucide-react';
import styled from 'styled-components';
import { prizeHeight } from './aboveGames';
import { homeTexts } from './homeTexts';
import { prizes } from './prizes';

export function PrizeTicker() {
  const texts = useTexts(homeTexts);
  return (
    <Ticker
      label={texts.prizes}
      pauseLabel={texts.pause}
      playLabel={texts.play}
      items={prizes}
      getKey={(prize) => prize.player}
      renderItem={({ player, game, amount }) => (
        <Prize>
          <Trophy size={15} strokeWidth={2} aria-hidden />
          <span>{`${player} · ${game}`}</span>
          <Money unmasked value={amount} tone="gold" signed />
        </Prize>
      )}
    />
  );
}

const Prize = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${prizeHeight};
  padding: 0 12px 0 10px;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.card};
  box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  ${type.caption}
  white-space: nowrap;
  color: ${theme.color.text2};
  & > svg {
    color: ${theme.color.gold};
  }
`;
