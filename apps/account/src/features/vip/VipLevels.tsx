import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { LevelRequirements } from './LevelRequirements';
import { LevelCard } from './LevelCard';
import { LevelTabs } from './LevelTabs';
import { RebateTable } from './RebateTable';
import type { Vip } from './useVip';
import { VipPage } from './VipPage';
import { vipTexts } from './vipTexts';

/** The tabs of the levels, the selected level, and the rules. */
export function VipLevels({ vip }: { vip: Vip }) {
  const texts = useTexts(vipTexts);
  const panelId = useId();
  const { levels, shown } = vip;
  const level = levels[shown - 1];
  return (
    <VipPage>
      <LevelTabs count={levels.length} own={vip.own} shown={shown} onShow={vip.show} panelId={panelId} />
      {level !== undefined && (
        <Panel id={panelId} role="tabpanel" aria-label={texts.level(shown)}>
          <LevelCard vip={vip} />
          <LevelRequirements level={level} />
          <RebateTable level={level} />
        </Panel>
      )}
      <Rules>
        <h2>{texts.rulesTitle}</h2>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Rules>
    </VipPage>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Rules = styled.section`
  display: grid;
  gap: 8px;
  padding: 8px 4px 0;
  & > h2 {
    ${type.heading}
  }
  & > ul {
    display: grid;
    gap: 6px;
    ${type.caption}
    color: ${theme.color.text3};
  }
`;
