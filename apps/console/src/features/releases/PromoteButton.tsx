import type { AppState } from '@parlour/release-contract/api';
import { Button } from '@parlour/ui-kit';
import { Rocket } from 'lucide-react';
import { usePlan } from '#plan';
import { actionLabel } from './releaseRole';

/** Opens the plan form for this release. */
export function PromoteButton({ app, version }: { app: AppState; version: string }) {
  const { openForm } = usePlan();
  const offer = actionLabel(app, version);
  if (offer === undefined) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Rocket size={18} strokeWidth={2} aria-hidden />}
      aria-label={`${offer} ${app.name} ${version}`}
      onClick={() => openForm({ name: app.name, version })}
    >
      {offer}
    </Button>
  );
}
