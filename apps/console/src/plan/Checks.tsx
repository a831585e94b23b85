import type { Check } from '@parlour/release-contract/api';
import { theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { CircleCheck, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { checkTitles, failedFirst } from './planLabels';

/** Checks of the gate, failed ones first. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <List>
      {failedFirst(checks).map(({ name, isMet, found }) => (
        <li key={name} data-met={isMet}>
          {isMet ? (
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          ) : (
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
          )}
          <div>
            <b>
              {checkTitles[name]}
              <VisuallyHidden>{isMet ? ' passed' : ' failed'}</VisuallyHidden>
            </b>
            {found.filter(Boolean).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: flex;
    gap: 14px;
    padding: 12px 0;
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: ${theme.color.success};
  }
  div {
    min-width: 0;
  }
  b {
    ${type.label}
  }
  p {
    margin-top: 2px;
    ${type.caption}
    color: ${theme.color.text3};
    overflow-wrap: anywhere;
  }
  [data-met='false'] {
    svg,
    p {
      color: ${theme.color.danger};
    }
  }
`;
