import { Link, useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { homeTexts } from './homeTexts';
import { PacketArt } from './PacketArt';

/** Floats above the tab bar while the operator gives red packets away. */
export function RedPacketFloat() {
  const texts = useTexts(homeTexts);
  return (
    <Float to="/hongbao" aria-label={texts.redPacket}>
      <PacketArt />
    </Float>
  );
}

const Float = styled(Link)`
  position: fixed;
  right: max(12px, calc(50% - ${theme.column} / 2 + 12px));
  bottom: calc(80px + ${theme.safe.bottom});
  z-index: ${theme.z.header};
  border-radius: ${theme.radius.chip};
  rotate: 6deg;
  filter: drop-shadow(0 8px 10px rgba(0, 0, 0, 0.4));
  transition: scale ${theme.motion.press};
  &:active {
    scale: 0.94;
  }
`;
