import { PageHead } from '#parts';

export function HealthScreen() {
  return <PageHead title="Health" />;
}
