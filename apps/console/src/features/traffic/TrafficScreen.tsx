import { PageHead } from '#parts';

export function TrafficScreen() {
  return <PageHead title="Traffic" />;
}
