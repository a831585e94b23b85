import type { AppState, Health } from '@parlour/release-contract/api';
import { endedCanary } from '@parlour/release-contract/endedCanary';
import { Button } from '@parlour/ui-kit';
import { Rocket, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { authorLabel, figuresOf, formatCount, formatMoment, formatMs, formatRate } from '#figures';
import { useReleases } from '#live';
import { Alert, Detail, Details } from '#parts';
import { usePlan } from '#plan';
import { CanaryErrors } from './CanaryErrors';

const HOUR = 60;

/** An app without canary: its metrics, what became of the last canary, and buttons to promote or roll back. */
export function StablePanel({ app, health }: { app: AppState; health: Health | undefined }) {
  const { requestPlan, openForm } = usePlan();
  const { name, live, releases } = app;
  const figures = health && figuresOf(health, HOUR, name, live);
  const at = releases.findIndex(({ version }) => version === live);
  const newer = at === 0 ? undefined : releases[0];
  const ended = endedCanary(useReleases().data?.history ?? [], name);
  return (
    <>
      {ended && (
        <Ended data-tone="danger">
          Canary {ended.version} was taken back by {authorLabel(ended.entry)}, {formatMoment(ended.entry.at)}:{' '}
          {ended.entry.reason}
        </Ended>
      )}
      <Details>
        <Detail name="Failed loads, last hour">{formatRate(figures?.rate)}</Detail>
        <Detail name="Load, p75">{formatMs(figures?.load)}</Detail>
        <Detail name="Loads, last hour">{formatCount(figures?.loads ?? 0)}</Detail>
        <Detail name="Newest release">{newer?.version ?? 'is live'}</Detail>
      </Details>
      {ended && <CanaryErrors name={name} live={live} canary={ended.version} />}
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
          onClick={() => openForm({ name, version: newer?.version ?? '' })}
        >
          {newer === undefined ? 'Promote another' : `Promote ${newer.version}`}
        </Button>
      </Buttons>
    </>
  );
}

const Ended = styled(Alert)`
  display: block;
  margin-top: 12px;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;
