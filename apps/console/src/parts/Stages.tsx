import type { StageState } from '@parlour/release-contract/api';
import { theme, type } from '@parlour/ui-kit';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { audienceLabel, formatMoment } from '#figures';

/** The stages of a schedule, with the times at which they were or will be. */
export function Stages({ stages }: { stages: readonly StageState[] }) {
  return (
    <List>
      {stages.map(({ to, done, due, about }, index) => (
        <li key={index} data-done={done !== undefined || undefined}>
          <b>
            {done && <Check size={16} strokeWidth={2.5} aria-label="carried out" />}
            {audienceLabel(to)}
          </b>
          <small>{timeOf({ to, done, due, about })}</small>
        </li>
      ))}
    </List>
  );
}

/** When a stage was, about when it will be, or when it can be at the earliest. */
function timeOf({ done, due, about }: StageState): string | undefined {
  if (done !== undefined) return formatMoment(done.at);
  return about === undefined ? due && `from ${formatMoment(due)}` : `about ${formatMoment(about)}`;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    display: grid;
    flex: 1 1 96px;
    align-content: start;
    gap: 2px;
    padding: 8px 12px;
    border-radius: ${theme.radius.tile};
    box-shadow: inset 0 0 0 1px ${theme.color.hairlineStrong};
  }
  li[data-done] {
    background: ${theme.color.successSoft};
    box-shadow: none;
  }
  b {
    display: flex;
    align-items: center;
    gap: 4px;
    ${type.label}
  }
  li[data-done] b {
    color: ${theme.color.success};
  }
  small {
    ${type.caption}
    color: ${theme.color.text2};
  }
`;
