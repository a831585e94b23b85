import type { AppState } from '@parlour/release-contract/api';
import { Skeleton } from '@parlour/ui-kit';
import { FilterChips } from '@parlour/ui-kit/parts';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { counted } from '#figures';
import { useReleases } from '#live';
import { AsyncContent, PageHeader, useIsWide } from '#parts';
import { Previews } from './Previews';
import { ReleaseCards } from './ReleaseCards';
import { ReleaseTable } from './ReleaseTable';

/** Published releases of each app, with buttons to promote them. */
export function ReleasesScreen() {
  return (
    <>
      <PageHeader title="Releases" sub="Published releases; versions are immutable" />
      <AsyncContent answer={useReleases()} subject="Releases" skeleton={<Skeleton height={420} radius="card" />}>
        {({ apps }) => <ReleaseList apps={apps} />}
      </AsyncContent>
      <Previews />
    </>
  );
}

function ReleaseList({ apps }: { apps: readonly AppState[] }) {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide();
  const app = apps.find(({ name }) => name === params.get('app')) ?? apps[0];
  if (app === undefined) return null;
  return (
    <Stack>
      <FilterChips
        label="App"
        name="app"
        value={app.name}
        options={apps.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => setParams({ app: name }, { replace: true })}
      />
      <section aria-label={`${app.name}, ${counted(app.releases.length, 'release')}`}>
        {isWide ? <ReleaseTable app={app} /> : <ReleaseCards app={app} />}
      </section>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  margin: 8px 0 16px;
`;
