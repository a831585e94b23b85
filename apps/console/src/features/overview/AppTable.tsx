import type { AppState, State } from '@parlour/release-contract/api';
import { Card, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { Sparkline, SplitBar } from '#charts';
import { figuresOf, formatMs, formatRate } from '#figures';
import { useHealth } from '#live';
import { AppTile, Table, toneColor, wholeRow } from '#parts';
import { offLabel, pathsOf, splitLabels } from './appLabels';
import { failuresOf, HOUR } from './failuresOf';

/** Live release, traffic split, failures and load time of each app. */
export function AppTable({ state, selected }: { state: State; selected: string | undefined }) {
  return (
    <Card data-flush>
      <AppsTable>
        <VisuallyHidden as="caption">Apps</VisuallyHidden>
        <thead>
          <tr>
            <th>App</th>
            <th>Live</th>
            <th>Traffic</th>
            <th>Failures, last hour</th>
            <th>Load, p75</th>
            <th>
              <VisuallyHidden>Open</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {state.apps.map((app) => (
            <AppRow key={app.name} app={app} paths={pathsOf(state, app)} isSelected={app.name === selected} />
          ))}
        </tbody>
      </AppsTable>
    </Card>
  );
}

function AppRow({ app, paths, isSelected }: { app: AppState; paths: string; isSelected: boolean }) {
  const { data } = useHealth();
  const { figures, failing, tone } = failuresOf(app, data);
  const { stable, canary } = splitLabels(app);
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <Name>
          <AppTile name={app.name} isActive={isSelected} />
          <span>
            <Link to={`/?app=${app.name}`} replace preventScrollReset aria-current={isSelected || undefined}>
              {app.name}
            </Link>
            <small>{paths}</small>
          </span>
        </Name>
      </th>
      <td>
        <code>{app.live || 'none'}</code>
      </td>
      <td>
        <Text>
          {app.off === undefined ? <span>{stable}</span> : <StatusChip tone="danger">{offLabel(app.off)}</StatusChip>}
          {canary && <b>{canary}</b>}
        </Text>
        <SplitBar share={app.canary?.share ?? 0} isOff={app.off === 'all'} />
      </td>
      <td>
        <Rate data-tone={tone}>
          {figures && <Sparkline values={figures.rates} tone={tone} ceiling={0.01} />}
          <span>
            {formatRate(figures?.rate)}
            {failing && <small>{failing}</small>}
          </span>
        </Rate>
      </td>
      <td>{formatMs(data && figuresOf(data, HOUR, app.name).load)}</td>
      <td>
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </td>
    </tr>
  );
}

/** In WebKit a positioned table row is no containing block for the button's overlay; a transformed one is. */
const AppsTable = styled(Table)`
  color: inherit;
  thead {
    color: ${theme.color.text2};
  }
  th:nth-child(5),
  td:nth-child(5) {
    text-align: right;
    white-space: nowrap;
  }
  td:nth-child(3) {
    width: 24%;
    min-width: 110px;
  }
  thead th:nth-child(4) {
    white-space: normal;
  }
  td:last-child {
    width: 38px;
    padding-left: 0;
    color: ${theme.color.text3};
  }
  tbody tr {
    position: relative;
    transform: scale(1);
    height: 74px;
    border-top: 0;
    box-shadow: inset 0 1px ${theme.color.hairline};
    @media (hover: hover) {
      &:hover {
        background: ${theme.color.hairline};
      }
    }
  }
  tbody tr[data-selected] {
    background: ${theme.color.accentSoft};
    box-shadow:
      inset 3px 0 ${theme.color.accent},
      inset 0 1px ${theme.color.hairline};
  }
  code {
    overflow-wrap: normal;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  a {
    display: block;
    ${type.label}
    ${wholeRow}
  }
  small {
    ${type.caption}
    font-size: 12px;
    color: ${theme.color.text3};
  }
`;

const Text = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  margin-bottom: 6px;
  font-size: 13px;
  color: ${theme.color.text2};
  b {
    font-weight: 650;
    color: ${theme.color.accentText};
  }
`;

const Rate = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  white-space: nowrap;
  font-weight: 550;
  small {
    display: block;
    font-size: 12px;
    font-weight: 400;
  }
  ${toneColor}
`;
