import type { Percentiles, ReleaseTimings, TimingReport } from '@parlour/release-contract/api';
import { Card, Skeleton, theme, type } from '@parlour/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { counted, formatMs } from '#figures';
import { TIMING_HOURS, useTimings } from '#live';
import { AsyncContent, Filters, Table, useIsWide } from '#parts';

const NOTHING_CHOSEN = { app: '', screen: '', device: '' };

const columns = [
  { metric: 'mounted', name: 'Screen', format: formatMs },
  { metric: 'fetched', name: 'Screen from the network', format: formatMs },
  { metric: 'lcp', name: 'LCP', format: formatMs },
  { metric: 'inp', name: 'INP', format: formatMs },
  { metric: 'cls', name: 'CLS', format: formatShift },
] as const;

/** How long players waited, by release: the 75th and 98th percentile. */
export function Timings() {
  const [filter, setFilter] = useState(NOTHING_CHOSEN);
  return (
    <AsyncContent answer={useTimings(filter)} subject="Waiting times" skeleton={<Skeleton height={300} radius="card" />}>
      {(report) => (
        <section aria-labelledby="timings">
          <Heading id="timings">Waiting times, last {TIMING_HOURS} hours</Heading>
          <Filters
            filters={[
              { name: 'app', label: 'App', all: 'All apps', values: report.apps },
              { name: 'screen', label: 'Screen', all: 'All screens', values: report.screens },
              { name: 'device', label: 'Device', all: 'All devices', values: ['low', 'medium', 'high'] },
            ]}
            chosen={filter}
            onChoose={(name, value) => setFilter({ ...filter, ...(name === 'app' && { screen: '' }), [name]: value })}
          />
          <Releases report={report} />
        </section>
      )}
    </AsyncContent>
  );
}

function Releases({ report: { releases } }: { report: TimingReport }) {
  const isWide = useIsWide();
  if (releases.length === 0) return <Empty>No page has reported any.</Empty>;
  if (!isWide) return releases.map((release) => <ReleaseCard key={`${release.name}@${release.version}`} release={release} />);
  return (
    <TableCard data-flush>
      <Figures>
        <caption>75th and 98th percentile</caption>
        <thead>
          <tr>
            <th>Release</th>
            {columns.map(({ metric, name }) => (
              <th key={metric}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <tr key={`${release.name}@${release.version}`}>
              <th scope="row">
                {release.name} <code>{release.version}</code>
                <small>{counted(release.mounted.count, 'screen')}</small>
              </th>
              {columns.map(({ metric, format }) => (
                <td key={metric}>
                  <Pair values={release[metric]} format={format} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </TableCard>
  );
}

function ReleaseCard({ release }: { release: ReleaseTimings }) {
  return (
    <TableCard data-flush>
      <Figures>
        <thead>
          <tr>
            <th>
              {release.name} <code>{release.version}</code>
            </th>
            <th>p75</th>
            <th>p98</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ metric, name, format }) => (
            <tr key={metric}>
              <th scope="row">{name}</th>
              <td>
                <strong>{format(release[metric].p75)}</strong>
              </td>
              <td>{format(release[metric].p98)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </TableCard>
  );
}

function Pair({ values: { p75, p98 }, format }: { values: Percentiles; format: (value: number | undefined) => string }) {
  if (p75 === undefined) return '–';
  return (
    <>
      <strong>{format(p75)}</strong> <span>{format(p98)}</span>
    </>
  );
}

/** CLS has no unit: 0.04 */
function formatShift(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(value < 0.01 ? 3 : 2);
}

const Heading = styled.h2`
  margin-bottom: 12px;
  ${type.body}
  font-weight: 600;
`;

const TableCard = styled(Card)`
  margin-top: 12px;
`;

const Empty = styled.p`
  margin-top: 12px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Figures = styled(Table)`
  caption {
    padding: 14px 20px 10px;
    text-align: left;
    font-size: 13px;
  }
  tbody th,
  tbody td {
    height: 52px;
    padding-block: 6px;
  }
  td,
  thead th + th {
    text-align: right;
    white-space: nowrap;
  }
  td:last-child,
  thead th:last-child {
    padding-right: 20px;
  }
  tbody th {
    color: ${theme.color.text};
    font-weight: 550;
  }
  small {
    display: block;
    ${type.caption}
    font-size: 12px;
    font-weight: 400;
    color: ${theme.color.text3};
  }
  strong {
    font-weight: 550;
    color: ${theme.color.text};
  }
  td > span {
    display: inline-block;
    min-width: 60px;
  }
  @media (max-width: 899px) {
    thead th:first-child {
      padding-block: 8px;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tbody th,
    tbody td {
      height: 40px;
      font-weight: 400;
    }
  }
`;
