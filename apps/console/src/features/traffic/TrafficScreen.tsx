import { Skeleton } from '@parlour/ui-kit';
import styled from 'styled-components';
import { useReleases, withLiveApps } from '#live';
import { AsyncContent, PageHeader } from '#parts';
import { AppTraffic } from './AppTraffic';

/** Traffic split per app, and kill switches for remotes and paths. */
export function TrafficScreen() {
  return (
    <>
      <PageHeader title="Traffic" sub="Traffic split, and what is switched off" />
      <AsyncContent answer={useReleases()} subject="Traffic" skeleton={<Skeleton height={420} radius="card" />}>
        {(state) => (
          <Stack>
            {withLiveApps(state).apps.map((app) => (
              <AppTraffic key={app.name} app={app} remote={state.manifest.remotes[app.name]} />
            ))}
          </Stack>
        )}
      </AsyncContent>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
  align-items: start;
  gap: 16px;
  margin-top: 12px;
`;
