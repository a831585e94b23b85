import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { CopperCard, StatusChip, VipMedal } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { LevelProgress } from './LevelProgress';
import type { Vip } from './useVip';
import { isReached, relationText } from './vipTable';
import { vipTexts } from './vipTexts';

/** The selected level, its relation to the member's own, and the progress to the next. */
export function LevelCard({ vip: { levels, own, paysum, shown } }: { vip: Vip }) {
  const texts = useTexts(vipTexts);
  return (
    <Card>
      <Top>
        <span aria-hidden>
          <VipMedal level={shown} size={74} />
        </span>
        <div>
          <h2>{texts.level(shown)}</h2>
          <p>{relationText(shown, own, texts.relation)}</p>
          {isReached(shown, own) && <StatusChip tone="grey">{texts.reached}</StatusChip>}
        </div>
      </Top>
      <LevelProgress own={own} paysum={paysum} levels={levels} />
    </Card>
  );
}

const Card = styled(CopperCard)`
  display: grid;
  gap: 20px;
  padding: 20px;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 24px;
  flex-wrap: wrap;
  min-height: 92px;
  padding-left: 8px;
  & > div {
    flex: 1 1 86px;
  }
  & h2 {
    ${type.title}
  }
  & p {
    margin: 2px 0 8px;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
