import type { AppState, Health } from '@parlour/release-contract/api';
import { Button } from '@parlour/ui-kit';
import { Rocket, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { figuresOf, formatCount, formatMs, formatRate } from '#figures';
import { Details } from '#parts';
import { usePlan } from '#plan';

const HOUR = 60;

/** An app without canary: its metrics, and buttons to promote or roll back. */
export function StablePanel({ app, health }: { app: AppState; health: Health | undefined }) {
  const { requestPlan, openForm } = usePlan();
  const { name, live, releases } = app;
  const figures = health && figuresOf(health, HOUR, name, live);
  const at = releases.findIndex(({ version }) => version === live);
  const newer = at === 0 ? undefined : releases[0];
  return (
    <>
      <Details>
        <div>
          <dt>Failed loads, last hour</dt>
          <dd>{formatRate(figures?.rate)}</dd>
        </div>
        <div>
          <dt>Load, p75</dt>
          <dd>{formatMs(figures?.load)}</dd>
        </div>
        <div>
          <dt>Loads, last hour</dt>
          <dd>{formatCount(figures?.loads ?? 0)}</dd>
        </div>
        <div>
          <dt>Newest release</dt>
          <dd>{newer?.version ?? 'is live'}</dd>
        </div>
      </Details>
      <Buttons>
        <Button
          variant="destructive"
          size="medium"
          icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
          onClick={() => requestPlan({ kind: 'rollBack', name }, `${name} rolled back manually`)}
        >
          Roll back
        </Button>
        <Button
          variant="quiet"
          size="medium"
          icon={<Rocket size={18} strokeWidth={2} aria-hidden />}
          onClick={() =>
            openForm({ name, version: newer?.version ?? '', ...(app.kind === 'shell' && { audience: 'everyone' as const }) })
          }
        >
          {newer === undefined ? 'Promote another' : `Promote ${newer.version}`}
        </Button>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;
