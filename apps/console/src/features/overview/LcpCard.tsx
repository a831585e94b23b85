import type { Health, HistoryEntry } from '@parlour/release-contract/api';
import { HEALTH_HOURS, useHealth } from '#live';
import { ChartCard, AsyncContent } from '#parts';
import { Skeleton } from '@parlour/ui-kit';
import { AreaChart, annotationsOf } from '#charts';
import { formatClock, formatSeconds } from '#figures';
import { LCP_BUDGET_MS } from './lcpBudget';

/** The site's LCP, annotated with the manifests. */
export function LcpCard({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <AsyncContent answer={useHealth()} subject="LCP" skeleton={<Skeleton height={150} radius="card" />}>
      {(health) => <Lcp health={health} history={history} />}
    </AsyncContent>
  );
}

function Lcp({ health, history }: { health: Health; history: readonly HistoryEntry[] }) {
  const known = health.lcp.filter((value) => value !== undefined);
  const highest = Math.max(...known);
  const at = (step: number) => formatClock(new Date(Date.parse(health.from) + step * health.stepMs));
  return (
    <ChartCard
      title={`LCP of all visitors, p75, last ${HEALTH_HOURS} hours, with each manifest`}
      note={`budget ${formatSeconds(LCP_BUDGET_MS)}`}
      isEmpty={known.length === 0}
      empty={`No visits in the last ${HEALTH_HOURS} hours.`}
    >
      <AreaChart
        label={`LCP at the 75th percentile: between ${formatSeconds(Math.min(...known))} and ${formatSeconds(highest)} in the last ${HEALTH_HOURS} hours, budget ${formatSeconds(LCP_BUDGET_MS)}.`}
        values={health.lcp}
        max={Math.max(LCP_BUDGET_MS * 1.04, highest)}
        limit={LCP_BUDGET_MS}
        annotations={annotationsOf(history, health)}
        formatValue={(value, step) => `${at(step)} · ${formatSeconds(value)}`}
      />
    </ChartCard>
  );
}
