import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { CopperCard, StatusChip, VipMedal } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { LevelWay } from './LevelWay';
import type { OpenVip } from './useVip';
import { isReached, standingOf } from './vipTable';
import { vipTexts } from './vipTexts';

/** The level on show, its relation to the member's own, and the progress to the next. */
export function LevelPlate({ vip: { levels, own, paysum, shown } }: { vip: OpenVip }) {
  const texts = useTexts(vipTexts);
  return (
    <Place>
      <Top>
        <span aria-hidden>
          <VipMedal level={shown} size={74} />
        </span>
        <div>
          <h2>{texts.level(shown)}</h2>
          <p>{standingWords(shown, own, texts.standing)}</p>
          {isReached(shown, own) && <StatusChip tone="grey">{texts.reached}</StatusChip>}
        </div>
      </Top>
      <LevelWay own={own} paysum={paysum} levels={levels} />
    </Place>
  );
}

function standingWords(level: number, own: number | undefined, words: (typeof vipTexts)['default']['standing']): string {
  if (own === undefined) return words.unknown;
  switch (standingOf(level, own)) {
    case 'own':
      return words.own;
    case 'below':
      return words.below(own);
    case 'next':
      return words.next(own);
    case 'above':
      return words.above(level - own);
  }
}

const Place = styled(CopperCard)`
  display: grid;
  gap: 20px;
  padding: 20px;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  min-height: 92px;
  padding-left: 8px;
  & h2 {
    ${type.title}
  }
  & p {
    margin: 2px 0 8px;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
