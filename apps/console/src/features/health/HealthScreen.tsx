import type { Health, State } from '@parlour/release-contract/api';
import { Skeleton } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { HEALTH_HOURS, useHealth, useReleases } from '#live';
import { AsyncContent, PageHeader, Stack } from '#parts';
import { Outcomes } from './Outcomes';
import { SiteCharts } from './SiteCharts';
import { Timings } from './Timings';
import { Verdicts } from './Verdicts';
import { VersionTable } from './VersionTable';

/** Health of each release according to telemetry from players' pages. */
export function HealthScreen() {
  const { data: state } = useReleases();
  return (
    <>
      <PageHeader title="Health" sub={`Telemetry of players' pages in the last ${HEALTH_HOURS} hours`} />
      <AsyncContent answer={useHealth()} subject="Health" skeleton={<Skeleton height={420} radius="card" />}>
        {(health) => <HealthContent health={health} state={state} />}
      </AsyncContent>
    </>
  );
}

function HealthContent({ health, state }: { health: Health; state: State | undefined }) {
  return (
    <Stack>
      <SiteCharts health={health} history={state?.history ?? []} />
      <Verdicts verdicts={health.verdicts} />
      {health.versions.length === 0 ? (
        <EmptyState title="No visits yet" text="Metrics appear after the first page view." />
      ) : (
        <VersionTable health={health} apps={state?.apps ?? []} />
      )}
      <Outcomes apps={state?.apps ?? []} verdicts={health.verdicts} />
      <Timings />
    </Stack>
  );
}
