import { PageHead } from '#parts';

export function HistoryScreen() {
  return <PageHead title="History" />;
}
