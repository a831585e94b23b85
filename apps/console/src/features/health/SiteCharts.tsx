import type { Health, HistoryEntry } from '@parlour/release-contract/api';
import styled from 'styled-components';
import { AreaChart, annotationsOf } from '#charts';
import { counted, formatClock, formatCount, formatMs } from '#figures';
import { HEALTH_HOURS } from '#live';
import { ChartCard } from '#parts';

/** Visitors and LCP of the whole site. */
export function SiteCharts({ health, history }: { health: Health; history: readonly HistoryEntry[] }) {
  const { visitors, lcp, manifestsRefused, visitorsNow, from, stepMs } = health;
  const at = (step: number) => formatClock(new Date(Date.parse(from) + step * stepMs));
  const most = Math.max(0, ...visitors);
  const times = lcp.filter((value) => value !== undefined);
  const slowest = Math.max(0, ...times);
  const hours = `last ${HEALTH_HOURS} hours`;
  return (
    <Pair>
      <ChartCard
        title={`Visitors, ${hours}`}
        note={`${formatCount(visitorsNow)} now`}
        isEmpty={most === 0}
        empty={`No visitors in the ${hours}.`}
      >
        <AreaChart
          label={`Visitors: at most ${formatCount(most)} in the ${hours}, ${formatCount(visitorsNow)} now.`}
          values={visitors}
          max={most * 1.1}
          formatValue={(value, step) => `${at(step)} · ${counted(value, 'visitor')}`}
        />
      </ChartCard>
      <ChartCard
        title={`LCP, p75, ${hours}`}
        note={`${counted(manifestsRefused, 'manifest')} refused by pages`}
        isEmpty={times.length === 0}
        empty={`No visits in the ${hours}.`}
      >
        <AreaChart
          label={`LCP at the 75th percentile: between ${formatMs(Math.min(...times))} and ${formatMs(slowest)} in the ${hours}.`}
          values={lcp}
          max={slowest * 1.1}
          annotations={annotationsOf(history, health)}
          formatValue={(value, step) => `${at(step)} · ${formatMs(value)}`}
        />
      </ChartCard>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
  gap: 16px;
`;
