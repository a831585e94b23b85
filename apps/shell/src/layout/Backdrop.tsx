import { Arches } from '@parlour/ui-kit';
import styled from 'styled-components';
import { Brand } from './Brand';

/** What stands beside the phone column on a wide screen. */
export function Backdrop() {
  return (
    <Root aria-hidden="true">
      <Corner>
        <Brand hasName size={36} />
      </Corner>
      <Ornament>
        <Arches />
      </Ornament>
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  display: none;
  overflow: hidden;
  @media (min-width: 900px) {
    display: block;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset: 32px auto auto 48px;
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0 auto 0 calc(50% - 640px);
  width: 1280px;
  opacity: 0.4;
`;
