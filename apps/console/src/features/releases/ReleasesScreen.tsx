import { PageHead } from '#parts';

export function ReleasesScreen() {
  return <PageHead title="Releases" />;
}
