import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Arches } from './art/Arches';
import { declareTokens, plate, theme } from './theme';

/** The green plate for money, the same in both themes: every token inside takes the plate's value. */
export function Plate({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <Base {...rest}>
      <Ornament>
        <Arches />
      </Ornament>
      {children}
    </Base>
  );
}

const Base = styled.div`
  ${declareTokens(plate)}
  position: relative;
  isolation: isolate;
  padding: 16px;
  overflow: clip;
  border-radius: ${theme.radius.plate};
  background: ${theme.color.plate};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.card};
`;

const Ornament = styled.div`
  position: absolute;
  inset: -45px -27px 0 auto;
  z-index: -1;
  width: 220px;
  color: ${theme.color.onPicture};
  pointer-events: none;
`;
