import { DOTS, VisuallyHidden } from '@parlour/ui-kit';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useOwnSums } from './useOwnSums';

/** A sentence with the player's own sums, written with `own`: for dots, screen readers get that they are hidden. */
export function OwnWords({ children }: { children: string }) {
  const { isHidden, spoken } = useOwnSums();
  if (!isHidden) return children;
  const [first, ...others] = children.split(DOTS);
  return (
    <>
      <span aria-hidden>
        {first}
        {others.map((words, index) => (
          <Fragment key={index}>
            <Dots>{DOTS}</Dots>
            {words}
          </Fragment>
        ))}
      </span>
      <VisuallyHidden>{spoken(children)}</VisuallyHidden>
    </>
  );
}

/** As in a sum by itself: in some fonts of the page they are hardly visible. */
const Dots = styled.span`
  font-family: system-ui, sans-serif;
  font-weight: 600;
`;
