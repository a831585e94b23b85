import type { CanaryState, Health, Verdict } from '@parlour/release-contract/api';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { Button, theme, type } from '@parlour/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { canaryAudience, counted, formatShare, stopAbove } from '#figures';
import { ShareSlider } from '#parts';
import { usePlan } from '#plan';
import { CanaryErrors } from './CanaryErrors';
import { canaryStepOf, reasonFor } from './canarySteps';
import { Comparison } from './Comparison';

interface CanaryPanelProps {
  readonly name: string;
  readonly live: string;
  readonly canary: CanaryState;
  readonly verdict: Verdict | undefined;
  readonly health: Health | undefined;
}

/** A canary compared with the stable release, its traffic share, and buttons to change or stop it. */
export function CanaryPanel({ name, live, canary, verdict, health }: CanaryPanelProps) {
  const { requestPlan } = usePlan();
  const [selected, setChosen] = useState<number>();
  const share = selected ?? canary.share;
  const target = share === canary.share ? stopAbove(canary.share) : share;
  const step = canaryStepOf(name, canary, target);
  const people = health && Math.round((health.visitorsNow * share) / EVERYONE);
  return (
    <>
      <Share>
        <span>Traffic share</span>
        <div>
          <b>{formatShare(share)}</b>
          <small>
            {people !== undefined && `about ${counted(people, 'visitor')} now`}
            {canary.rings.length > 0 && `, ${canaryAudience({ share: 0, rings: canary.rings })}`}
          </small>
        </div>
      </Share>
      <ShareSlider label={`Traffic share of ${name} ${canary.version}`} share={share} onChange={setChosen} />
      <Comparison name={name} live={live} canary={canary} verdict={verdict} health={health} />
      <CanaryErrors name={name} live={live} canary={canary.version} />
      <Buttons>
        <Button
          variant="destructive"
          size="medium"
          onClick={() => requestPlan({ kind: 'stop', name }, reasonFor('stopped', canary, verdict))}
        >
          Stop canary
        </Button>
        <Button
          variant={verdict?.verdict === 'worse' ? 'secondary' : 'primary'}
          size="medium"
          onClick={() => requestPlan(step.change, reasonFor(step.done, canary, verdict))}
        >
          {step.label}
        </Button>
      </Buttons>
    </>
  );
}

const Share = styled.div`
  & > span {
    flex: none;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 12px 0 4px;
  ${type.caption}
  color: ${theme.color.text2};
  div {
    display: grid;
    justify-items: end;
  }
  b {
    ${type.figuresL}
    color: ${theme.color.accentText};
  }
  small {
    ${type.caption}
    color: ${theme.color.text3};
    text-align: right;
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-top: 16px;
  & > button {
    padding-inline: 8px;
  }
`;
