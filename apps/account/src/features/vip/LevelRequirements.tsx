import type { VipLevel } from '@parlour/api-client/endpoints/account';
import { useTexts } from '@parlour/platform';
import { Card, columnsOf, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { inWords } from '#shared';
import { vipTexts } from './vipTexts';

/** Requirements of a level. */
export function LevelRequirements({ level: { recharge, flow } }: { level: VipLevel }) {
  const texts = useTexts(vipTexts);
  return (
    <List>
      <Requirement name={texts.recharge} sum={recharge} />
      <Requirement name={texts.flow} sum={flow} />
    </List>
  );
}

function Requirement({ name, sum }: { name: string; sum: string }) {
  return (
    <Card>
      <dt>{name}</dt>
      <dd>
        <i>¥</i>
        <span>{inWords(sum)}</span>
      </dd>
    </Card>
  );
}

const List = styled.dl`
  display: grid;
  ${columnsOf({ most: 2, fewer: 1, label: 118, gap: 8 })}
  & > div {
    padding: 10px 14px;
  }
  & dt {
    ${type.caption}
    color: ${theme.color.text3};
  }
  & dd {
    ${type.figuresS}
    font-size: 20px;
    overflow-wrap: anywhere;
  }
  & i {
    margin-right: 0.12em;
    font-size: 0.6em;
    font-style: normal;
  }
`;
