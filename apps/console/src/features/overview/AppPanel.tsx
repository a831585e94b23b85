import type { AppState } from '@parlour/release-contract/api';
import { Card, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { formatAge } from '#figures';
import { useHealth } from '#live';
import { AppTile, VerdictChip } from '#parts';
import { CanaryPanel } from './CanaryPanel';
import { StablePanel } from './StablePanel';

/** The selected app: its canary, or its stable release. */
export function AppPanel({ app, hasHeader = false }: { app: AppState; hasHeader?: boolean }) {
  const { data } = useHealth();
  const { name, canary } = app;
  const verdict = data?.verdicts.find((one) => one.name === name && one.version === canary?.version);
  const content = (
    <>
      <Header>
        {hasHeader && <AppTile name={name} isActive />}
        <div>
          {hasHeader && <h2>{name}</h2>}
          <p>{canary === undefined ? `${app.live} for everyone` : `canary for ${formatAge(canary.since)}`}</p>
        </div>
        {canary && <VerdictChip verdict={verdict?.verdict} />}
      </Header>
      {canary === undefined ? (
        <StablePanel app={app} health={data} />
      ) : (
        <CanaryPanel name={name} live={app.live} canary={canary} verdict={verdict} health={data} />
      )}
    </>
  );
  return hasHeader ? (
    <Card as="section" aria-label={name}>
      {content}
    </Card>
  ) : (
    content
  );
}

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    ${type.heading}
  }
  p {
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
