import type { State } from '@parlour/release-contract/api';
import { Button, Skeleton, theme } from '@parlour/ui-kit';
import { Sheet } from '@parlour/ui-kit/parts';
import { Rocket, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { formatMoment } from '#figures';
import { useHealth, useReleases, withLiveApps } from '#live';
import { AsyncContent, PageHeader, Stack, useIsWide, Columns } from '#parts';
import { usePlan } from '#plan';
import { AppCards } from './AppCards';
import { AppPanel } from './AppPanel';
import { AppTable } from './AppTable';
import { FreezeNotice } from './FreezeNotice';
import { Schedules } from './Schedules';
import { selectedApp } from './selectedApp';
import { TakeOver } from './TakeOver';
import { KeyMetrics } from './KeyMetrics';
import { LcpCard } from './LcpCard';
import { PendingRequests } from './PendingRequests';

/** Key metrics, live releases, and the app or canary that needs attention. */
export function OverviewScreen() {
  const releases = useReleases();
  const isWide = useIsWide();
  const { manifest } = releases.data ?? {};
  const live = manifest && (
    <>
      Composition <code>{manifest.composition}</code> · live since {formatMoment(manifest.publishedAt)} · manifest{' '}
      {manifest.sequence}
    </>
  );
  return (
    <>
      <PageHeader title="Overview" sub={live}>
        {isWide && releases.data && <Actions state={withLiveApps(releases.data)} />}
      </PageHeader>
      <Stack>
        {releases.data && (
          <>
            <FreezeNotice freezes={releases.data.freezes} />
            <PendingRequests requests={releases.data.requests} />
            <Schedules schedules={releases.data.schedules} />
          </>
        )}
        <KeyMetrics />
        {!isWide && releases.data && <Actions state={withLiveApps(releases.data)} />}
        <AsyncContent answer={releases} subject="The live state" skeleton={<Skeleton height={500} radius="card" />}>
          {(state) => <Apps state={withLiveApps(state)} />}
        </AsyncContent>
        {releases.data && <LcpCard history={releases.data.history} />}
      </Stack>
    </>
  );
}

function Actions({ state }: { state: State }) {
  const { requestPlan, openForm } = usePlan();
  const [params] = useSearchParams();
  const { data } = useHealth();
  const app = selectedApp(state, data?.verdicts ?? [], params.get('app'));
  return (
    <Buttons>
      <Button
        variant="secondary"
        size="medium"
        icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
        disabled={app === undefined}
        onClick={() => app && requestPlan({ kind: 'rollBack', name: app.name }, `${app.name} rolled back manually`)}
      >
        Roll back {app?.name}
      </Button>
      <TakeOver state={state} />
      <Button size="medium" icon={<Rocket size={18} strokeWidth={2} aria-hidden />} onClick={() => openForm()}>
        Plan a change
      </Button>
    </Buttons>
  );
}

function Apps({ state }: { state: State }) {
  const isWide = useIsWide();
  const { data } = useHealth();
  const [params, setParams] = useSearchParams();
  const selected = params.get('app');
  const app = selectedApp(state, data?.verdicts ?? [], selected);
  if (isWide) {
    return (
      <Columns>
        <AppTable state={state} selected={app?.name} />
        {app && <AppPanel key={app.name} app={app} hasHeader />}
      </Columns>
    );
  }
  const opened = state.apps.find(({ name }) => name === selected);
  return (
    <>
      <AppCards state={state} />
      <Sheet open={opened !== undefined} onClose={() => setParams({})} title={opened?.name ?? ''}>
        {opened && <AppPanel key={opened.name} app={opened} />}
      </Sheet>
    </>
  );
}

/**
 * On phones each button has room for two lines: the app's name arrives with its metrics and must not move what somebody is about
 * to touch.
 */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  @media (max-width: 899px) {
    & > button {
      flex: 1 1 0;
      min-height: 56px;
      padding-inline: 8px;
      font-size: 14px;
    }
    & > button > svg {
      display: none;
    }
  }
`;
