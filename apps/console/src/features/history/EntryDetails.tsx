import { visibleText } from '@parlour/release-contract/provenance';
import type { HistoryEntry } from '@parlour/release-contract/api';
import { Button, theme, type } from '@parlour/ui-kit';
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Sparkline } from '#charts';
import { authorLabel, changeTitle, figuresOf, formatClock, formatMoment, isManifest, toneOf } from '#figures';
import { useHealth } from '#live';
import { Detail, Details } from '#parts';
import { usePlan } from '#plan';
import { ManifestDialog } from './ManifestDialog';
import { ReplayDialog } from './ReplayDialog';
import { nameIn, windowAround } from './windowAround';

/** Author, time, reason, difference and failures around that time, with buttons to view the manifest or roll back to it. */
export function EntryDetails({ entry, isLive }: { entry: HistoryEntry; isLive: boolean }) {
  const { requestPlan } = usePlan();
  const { data } = useHealth();
  const [isShown, setShown] = useState(false);
  const [isReplayed, setReplayed] = useState(false);
  const { sequence, composition, change, author, reason, at, difference } = entry;
  const name = nameIn(change);
  const around = data && name !== undefined ? windowAround(data, at) : undefined;
  const figures = around && name !== undefined ? figuresOf(around.health, around.minutes, name) : undefined;
  return (
    <>
      <Title>{changeTitle(change)}</Title>
      {figures && around && figures.rate !== undefined && (
        <FailureChart>
          <Sparkline
            values={figures.rates}
            tone={toneOf(Math.max(...figures.rates.map((rate) => rate ?? 0)))}
            width={290}
            height={64}
            ceiling={0.01}
          />
          <figcaption>
            Failed loads of {name}, {formatClock(around.from)} – {formatClock(around.to)}
          </figcaption>
        </FailureChart>
      )}
      <Details>
        <Detail name="Author">{authorLabel(entry)}</Detail>
        {author?.key !== undefined && (
          <Detail name="Key">
            <code>{author.key}</code>
          </Detail>
        )}
        {author?.subject !== undefined && (
          <Detail name="Log-in">
            <code>{author.subject}</code>
          </Detail>
        )}
        {author?.job !== undefined && (
          <Detail name="Job">
            <code>{visibleText(author.job.run ?? author.job.subject)}</code>
          </Detail>
        )}
        <Detail name="Time">{formatMoment(at)}</Detail>
        <Detail name="Reason">{reason === '' ? '–' : reason}</Detail>
        <Detail name="Composition">
          <code>{composition}</code>
        </Detail>
      </Details>
      {difference.length > 0 && (
        <Difference aria-label="Changes">
          {difference.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Difference>
      )}
      <Buttons>
        {isManifest(entry) && (
          <Button variant="secondary" size="medium" onClick={() => setShown(true)}>
            View manifest
          </Button>
        )}
        {isManifest(entry) && (
          <Button
            variant="secondary"
            size="medium"
            icon={<History size={18} strokeWidth={2} aria-hidden />}
            onClick={() => setReplayed(true)}
          >
            Open the site as it was
          </Button>
        )}
        {!isLive && isManifest(entry) && (
          <Button
            variant="quiet"
            size="medium"
            icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
            onClick={() => requestPlan({ kind: 'return', sequence }, `rolled back to manifest ${sequence} manually`)}
          >
            Roll back to this manifest
          </Button>
        )}
      </Buttons>
      {isReplayed && <ReplayDialog sequence={sequence} onClose={() => setReplayed(false)} />}
      <ManifestDialog sequence={isShown ? sequence : undefined} onClose={() => setShown(false)} />
    </>
  );
}

const Title = styled.p`
  ${type.label}
`;

const FailureChart = styled.figure`
  margin-top: 12px;
  svg {
    max-width: 100%;
  }
  figcaption {
    margin-top: 4px;
    ${type.caption}
    font-size: 12px;
    color: ${theme.color.text3};
  }
`;

const Difference = styled.ul`
  margin-bottom: 16px;
  padding: 10px 14px;
  border-radius: ${theme.radius.tile};
  background: ${theme.color.page};
  ${type.code}
  font-size: 12px;
  line-height: 20px;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: grid;
  gap: 8px;
`;
