import type { AppState, Health } from '@parlour/release-contract/api';
import { Card, theme } from '@parlour/ui-kit';
import { StatusChip } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Sparkline } from '#charts';
import { figuresOf, formatCount, formatMs, formatRate, toneOf } from '#figures';
import { HEALTH_HOURS } from '#live';
import { Table, toneColor, useIsWide } from '#parts';
import { versionRows } from './versionRows';

/** Loads, failures and load time of each release in the telemetry. */
export function VersionTable({ health, apps }: { health: Health; apps: readonly AppState[] }) {
  const isWide = useIsWide();
  return (
    <Card data-flush>
      <ReleasesTable>
        <caption>Releases seen in the last {HEALTH_HOURS} hours</caption>
        <thead>
          <tr>
            <th>Release</th>
            {isWide && <th>Loads</th>}
            {isWide && <th>Failures</th>}
            <th>Failed loads</th>
            <th>Load, p75</th>
          </tr>
        </thead>
        <tbody>
          {versionRows(health, apps).map(({ name, version, role }) => {
            const figures = figuresOf(health, health.visitors.length, name, version);
            const tone = toneOf(figures.rate);
            return (
              <tr key={name + version}>
                <th scope="row">
                  {name} <code>{version}</code>{' '}
                  {role && <StatusChip tone={role === 'live' ? 'success' : 'accent'}>{role}</StatusChip>}
                </th>
                {isWide && <td>{formatCount(figures.loads)}</td>}
                {isWide && <td>{formatCount(figures.failures)}</td>}
                <td>
                  <Figure data-tone={tone}>
                    {isWide && <Sparkline values={figures.rates} tone={tone} width={120} ceiling={0.01} />}
                    {formatRate(figures.rate)}
                  </Figure>
                </td>
                <td>
                  <Figure>
                    {isWide && <Sparkline values={figures.loadTimes} tone="info" width={120} isZoomed />}
                    {formatMs(figures.load)}
                  </Figure>
                </td>
              </tr>
            );
          })}
        </tbody>
      </ReleasesTable>
    </Card>
  );
}

const ReleasesTable = styled(Table)`
  caption {
    padding: 14px 20px 10px;
    text-align: left;
    font-size: 13px;
  }
  th,
  td {
    height: 56px;
    padding-block: 6px;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    text-align: left;
    white-space: normal;
  }
  th:last-child,
  td:last-child {
    padding-right: 20px;
  }
  tbody th {
    color: ${theme.color.text};
    font-weight: 550;
  }
  code {
    margin-right: 4px;
  }
  @media (max-width: 899px) {
    th:first-child {
      padding-left: 14px;
    }
    th:last-child,
    td:last-child {
      padding-right: 14px;
    }
  }
`;

const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  min-width: 64px;
  font-weight: 550;
  ${toneColor}
`;
