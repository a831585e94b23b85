import { MASK, VisuallyHidden } from '@parlour/ui-kit';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useAmountMask } from './useAmountMask';

/** A sentence whose amounts were formatted with `mask`: screen readers announce masked amounts as hidden. */
export function MaskedText({ children }: { children: string }) {
  const { isHidden, maskSentence } = useAmountMask();
  if (!isHidden) return <span>{children}</span>;
  const [first, ...others] = children.split(MASK);
  return (
    <>
      <span aria-hidden>
        <span>{first}</span>
        {others.map((text, index) => (
          <Fragment key={index}>
            <Dots>{MASK}</Dots>
            <span>{text}</span>
          </Fragment>
        ))}
      </span>
      <VisuallyHidden>{maskSentence(children)}</VisuallyHidden>
    </>
  );
}

/** The system font, as in `Money`: in some fonts of the page the dots are hardly visible. */
const Dots = styled.span`
  font-family: system-ui, sans-serif;
  font-weight: 600;
`;
