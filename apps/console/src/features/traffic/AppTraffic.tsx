import type { AppState } from '@parlour/release-contract/api';
import { EVERYONE, type LiveRemote } from '@parlour/release-contract/manifest';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import { StatusChip, Switch } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { SplitBar } from '#charts';
import { canaryAudience, counted, formatShare } from '#figures';
import { useHealth } from '#live';
import { AppTile } from '#parts';
import { usePlan } from '#plan';
import { PathSwitches } from './PathSwitches';
import { isPathOff } from './switches';

/** Traffic split and switches of an app. */
export function AppTraffic({ app, remote }: { app: AppState; remote: LiveRemote | undefined }) {
  const { requestPlan, openForm } = usePlan();
  const { data } = useHealth();
  const { name, live, canary, off } = app;
  const share = canary?.share ?? 0;
  const people = (part: number) =>
    data === undefined ? '' : ` · about ${counted((data.visitorsNow * part) / EVERYONE, 'visitor')}`;
  const isOn = off !== 'all';
  return (
    <Box as="section" aria-label={name}>
      <Header>
        <AppTile name={name} isActive={canary !== undefined} />
        <h2>{name}</h2>
        {off !== undefined && (
          <StatusChip tone="danger">{off === 'all' ? 'off' : `${counted(off.length, 'path')} off`}</StatusChip>
        )}
        {remote && (
          <Switch
            label={`${name} is on`}
            checked={isOn}
            onChange={() =>
              isOn
                ? requestPlan({ kind: 'switchOff', name }, `${name} switched off manually`)
                : requestPlan({ kind: 'switchOn', name }, `${name} switched on again`)
            }
          />
        )}
      </Header>
      <Line>
        <span>
          <code>{live || 'nothing'}</code> {formatShare(EVERYONE - share)}
          <small>{people(EVERYONE - share)}</small>
        </span>
      </Line>
      <SplitBar share={share} isOff={!isOn} />
      {canary ? (
        <Line data-canary>
          <span>
            <code>{canary.version}</code> {canaryAudience(canary)}
            {share > 0 && <small>{people(share)}</small>}
          </span>
        </Line>
      ) : (
        <Line>
          <small>{remote ? 'No canary' : 'No canary: the shell is always released to everyone'}</small>
        </Line>
      )}
      <Buttons>
        {canary && (
          <Button
            variant="destructive"
            size="small"
            onClick={() => requestPlan({ kind: 'stop', name }, `canary ${canary.version} stopped manually`)}
          >
            Stop canary {canary.version}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => openForm({ name, version: canary?.version ?? '' })}>
          {canary ? 'Change audience' : 'Plan a change'}
        </Button>
      </Buttons>
      {remote && (
        <PathSwitches
          name={name}
          paths={remote.routes.map(({ path }) => ({ path, isOff: isPathOff(off, path) }))}
          isLocked={!isOn}
        />
      )}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 10px;
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  h2 {
    flex: 1;
    ${type.heading}
  }
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  ${type.caption}
  color: ${theme.color.text2};
  code {
    ${type.code}
    margin-right: 6px;
    color: ${theme.color.text};
  }
  small {
    font-size: 13px;
    color: ${theme.color.text3};
  }
  &[data-canary] {
    justify-content: flex-end;
    text-align: right;
    code {
      font-weight: 600;
      color: ${theme.color.accentText};
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px;
`;
