import type { Health } from '@parlour/release-contract/api';
import { Card, Skeleton, theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ChartTone, Sparkline } from '#charts';
import { failedLoads, formatCount, formatRate, formatSeconds, lcpOf, type Series, toneOf } from '#figures';
import { HEALTH_HOURS, useHealth } from '#live';
import { AsyncContent } from '#parts';
import { LCP_BUDGET_MS } from './lcpBudget';

const HOUR = 60;

/** The four key metrics of the site. */
export function KeyMetrics() {
  return (
    <AsyncContent answer={useHealth()} subject="Metrics" skeleton={<Skeleton height={94} radius="card" />}>
      {(health) => <Metrics health={health} />}
    </AsyncContent>
  );
}

function Metrics({ health }: { health: Health }) {
  const before = health.visitors.at(-HOUR - 1) ?? 0;
  const hasVisits = health.visitors.slice(-HOUR - 1).some((count) => count > 0);
  const lcp = lcpOf(health, HOUR);
  const failed = failedLoads(health, HOUR);
  const isOverBudget = lcp !== undefined && lcp > LCP_BUDGET_MS;
  return (
    <Row as="dl">
      <Metric
        name="Visitors now"
        value={formatCount(health.visitorsNow)}
        sub={hasVisits ? `${formatCount(before)} an hour ago` : 'none in the last hour'}
        values={hasVisits ? health.visitors.slice(-HOUR) : undefined}
        tone="info"
        isZoomed
      />
      <Metric
        name="LCP, p75"
        value={formatSeconds(lcp)}
        sub={lcp === undefined ? 'no visits in the last hour' : `budget ${formatSeconds(LCP_BUDGET_MS)}`}
        values={health.lcp.slice(-HOUR)}
        tone={isOverBudget ? 'danger' : 'success'}
        isZoomed
      />
      <Metric
        name="Failed loads"
        value={formatRate(failed.rate)}
        sub={
          failed.worst === undefined
            ? failed.rate === undefined
              ? 'no loads in the last hour'
              : 'none in the last hour'
            : `highest in ${failed.worst.name} ${failed.worst.version}`
        }
        values={failed.rates}
        tone={toneOf(failed.rate)}
      />
      <Metric
        name="Manifests refused"
        value={formatCount(health.manifestsRefused)}
        sub={`by pages, in ${HEALTH_HOURS} hours`}
        tone={health.manifestsRefused > 0 ? 'danger' : 'success'}
      />
    </Row>
  );
}

interface MetricProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly sub: ReactNode;
  readonly values?: Series | undefined;
  readonly tone: ChartTone;
  readonly isZoomed?: boolean;
}

function Metric({ name, value, sub, values, tone, isZoomed = false }: MetricProps) {
  return (
    <Cell>
      <dt>{name}</dt>
      <dd data-tone={tone}>{value}</dd>
      <dd>{sub}</dd>
      {values && <Sparkline values={values} tone={tone} width={76} height={32} isZoomed={isZoomed} />}
    </Cell>
  );
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding: 0;
  @media (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  position: relative;
  padding: 14px 18px;
  box-shadow: inset 1px 0 ${theme.color.hairline};
  &:first-child {
    box-shadow: none;
  }
  @media (max-width: 1099px) {
    &:nth-child(odd) {
      box-shadow: none;
    }
    &:nth-child(n + 3) {
      border-top: 1px solid ${theme.color.hairline};
    }
  }
  dt {
    ${type.caption}
    color: ${theme.color.text2};
  }
  dd {
    ${type.caption}
    font-size: 12px;
    color: ${theme.color.text3};
  }
  dd[data-tone] {
    margin: 2px 0;
    ${type.title}
    font-size: 24px;
    color: ${theme.color.text};
  }
  svg {
    position: absolute;
    right: 14px;
    bottom: 30px;
  }
  @media (max-width: 359px) {
    svg {
      display: none;
    }
  }
  @media (max-width: 480px) {
    padding: 12px 14px;
    svg {
      right: 8px;
      bottom: 32px;
      width: 60px;
    }
    dd[data-tone] {
      font-size: 21px;
    }
  }
`;
