import type { Change } from '@parlour/release-contract/change';
import type { Manifest } from '@parlour/release-contract/manifest';
import { Card, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { SplitBar } from '#charts';
import { useHealth } from '#live';
import { splitsOf, impactText } from './audienceImpact';

/** The traffic split after the change, and when visitors get it. */
export function AudienceImpact({ change, next }: { change: Change; next: Manifest }) {
  const { data } = useHealth();
  return (
    <Box>
      {splitsOf(change, next).map(({ name, stable, canary, share, isOff }) => (
        <div key={name}>
          <Labels>
            <span>{isOff ? `${name} · off` : stable}</span>
            {canary && <b>{canary}</b>}
          </Labels>
          <SplitBar share={share} isOff={isOff} />
        </div>
      ))}
      <p>{impactText(change, next, data?.visitorsNow)}</p>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 12px;
  background: ${theme.color.raised};
  p {
    ${type.caption}
    color: ${theme.color.text2};
  }
`;

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-bottom: 8px;
  ${type.caption}
  b {
    font-weight: 650;
    color: ${theme.color.accentText};
  }
`;
