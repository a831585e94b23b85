import { theme, type } from '@parlour/ui-kit';
import { gonePaths } from '@parlour/release-contract/composition';
import { useId } from 'react';
import styled from 'styled-components';
import { useReleases } from '#live';
import { ReasonField, Stages } from '#parts';
import { Changes } from './Changes';
import { Checks } from './Checks';
import { compareManifests } from './compareManifests';
import { Notice } from './Notice';
import { usePlan } from './planContext';
import type { PlanState } from './planReducer';
import { AudienceImpact } from './AudienceImpact';

export type Planned = Extract<PlanState, { step: 'planned' | 'applying' }>;

/** The plan of an allowed change. */
export function ProposalView({ plan: { step, proposal, change, reason, notice } }: { plan: Planned }) {
  const id = useId();
  const { setReason } = usePlan();
  const { data } = useReleases();
  const { next, checks, difference } = proposal;
  const apps = data && next ? compareManifests(data.manifest, next) : [];
  const gone = data && next ? gonePaths(data.manifest, next) : [];
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      <Columns>
        <div>
          <h3 id={`${id}-changes`}>Changes</h3>
          {apps.length > 0 ? <Changes apps={apps} /> : <p>{difference.join(' · ')}</p>}
          {proposal.stages && (
            <>
              <h3>Stages</h3>
              <Stages stages={proposal.stages} />
            </>
          )}
          {gone.length > 0 && <p>No longer there: {gone.join(', ')}</p>}
          {next && (
            <>
              <h3>Affected visitors</h3>
              <AudienceImpact change={change} next={next} />
            </>
          )}
        </div>
        <div>
          <h3>Checks</h3>
          {checks.length === 0 ? <p>The change only removes something; no checks are needed.</p> : <Checks checks={checks} />}
          <Why>
            <ReasonField value={reason} isReadOnly={step === 'applying'} onChange={setReason} />
          </Why>
        </div>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 28px;
  h3 {
    margin: 4px 0 8px;
    ${type.caption}
    font-weight: 550;
    color: ${theme.color.text2};
  }
  h3:not(:first-child) {
    margin-top: 20px;
  }
  & > div > p {
    ${type.caption}
    color: ${theme.color.text2};
  }
  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

const Why = styled.div`
  margin-top: 12px;
`;
