import type { ScheduleState } from '@parlour/release-contract/api';
import { nameOf } from '@parlour/release-contract/names';
import { Button, Card, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { audienceLabel, formatCount, formatMoment, formatUntil } from '#figures';
import { Stages, useNow } from '#parts';
import { usePlan } from '#plan';

const TICK_MS = 10_000;

/** Releases that go on by themselves, stage by stage, with what each waits for; nothing while there are none. */
export function Schedules({ schedules = [] }: { schedules: readonly ScheduleState[] | undefined }) {
  if (schedules.length === 0) return null;
  return (
    <Card as="section" aria-label="Schedules">
      <Heading>Goes on by itself</Heading>
      <List>
        {schedules.map((schedule) => (
          <Schedule key={schedule.sequence} schedule={schedule} />
        ))}
      </List>
    </Card>
  );
}

function Schedule({ schedule }: { schedule: ScheduleState }) {
  const { requestPlan } = usePlan();
  const { releases, stages, by, reason, sequence } = schedule;
  const [{ name } = { name: '' }] = releases;
  const apps = releases.map(nameOf).join(', ');
  return (
    <li>
      <Row>
        <p>
          <b>{apps}</b>
          <small>
            <Waiting schedule={schedule} /> · entry {sequence} by {by}: {reason}
          </small>
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Cancel the schedule of ${name}`}
          onClick={() => requestPlan({ kind: 'cancel', name }, `${apps} goes no further by itself`)}
        >
          Cancel
        </Button>
      </Row>
      <Stages stages={stages} />
    </li>
  );
}

/** What the next stage waits for. */
function Waiting({ schedule: { stages, waitsFor, until, loads } }: { schedule: ScheduleState }) {
  const now = useNow(TICK_MS);
  const next = stages.find(({ done }) => done === undefined);
  if (next === undefined) return null;
  const whom = audienceLabel(next.to);
  const seen = loads && `${formatCount(Math.min(loads.seen, loads.needed))} of ${formatCount(loads.needed)} loads seen`;
  if (waitsFor === 'loads' || until === undefined) return `${whom} after enough loads: ${seen ?? 'none counted yet'}`;
  if (waitsFor === 'freeze') return `${whom} after the freeze, ${formatMoment(until)}`;
  return [`${whom} in ${formatUntil(until, now)}`, seen].filter(Boolean).join(', ');
}

const Heading = styled.h2`
  ${type.heading}
`;

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 12px;
  & > li {
    display: grid;
    gap: 12px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  p {
    flex: 1;
    min-width: 0;
    ${type.label}
  }
  small {
    display: block;
    ${type.caption}
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;
