import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Arches } from './art/Arches';
import { copper, declareTokens, plate, theme } from './theme';

export type PlateProps = ComponentPropsWithRef<'div'> & { tone?: 'green' | 'copper' };

/** The green plate for money, the copper one for VIP, the same in both themes: every token inside takes the plate's value. */
export function Plate({ tone = 'green', children, ...rest }: PlateProps) {
  return (
    <Base {...rest} data-tone={tone}>
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
  &[data-tone='copper'] {
    ${declareTokens(copper)}
    background: ${theme.color.copper};
  }
`;

const Ornament = styled.div`
  position: absolute;
  inset: -45px -27px 0 auto;
  z-index: -1;
  width: 220px;
  color: ${theme.color.onPicture};
  [data-tone='copper'] > & {
    color: ${theme.color.accent};
  }
  pointer-events: none;
`;
