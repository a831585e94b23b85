import { Link, usePlatform, useSingleFlight, useTexts } from '@parlour/platform';
import { theme } from '@parlour/ui-kit';
import { ClosedEnvelope } from '@parlour/ui-kit/parts';
import styled, { keyframes } from 'styled-components';
import { welcomeTexts } from './welcomeTexts';

const TO = '/hongbao';

/** Floating link to the red packet; a click checks first that the operator has not switched it off. */
export function RedPacketFloat() {
  const { navigation, toast, topic } = usePlatform();
  const texts = useTexts(welcomeTexts);
  const app = topic('appInfo');
  const { run, isRunning } = useSingleFlight();
  const go = async () => {
    await app.ask().catch(() => undefined);
    if (app.read()?.redpacket_switch === false) toast(texts.redPacketClosed, 'danger');
    else navigation.go(TO);
  };
  return (
    <Float
      to={TO}
      aria-label={texts.redPacket}
      aria-busy={isRunning || undefined}
      onClick={(event) => {
        event.preventDefault();
        void run(go);
      }}
    >
      <ClosedEnvelope />
    </Float>
  );
}

/** It appears while somebody may be tapping what is below it, so it cannot be tapped at first. */
const untouchable = keyframes`
  from, to {
    pointer-events: none;
  }
`;

const Float = styled(Link)`
  animation: ${untouchable} 400ms;
  position: fixed;
  right: max(12px, calc(50% - ${theme.column} / 2 + 12px));
  bottom: calc(80px + ${theme.safe.bottom});
  z-index: ${theme.z.header};
  width: 56px;
  border-radius: ${theme.radius.chip};
  rotate: 6deg;
  filter: drop-shadow(0 8px 10px rgba(0, 0, 0, 0.4));
  transition: scale ${theme.motion.press};
  &:active,
  &[aria-busy='true'] {
    scale: 0.94;
  }
`;
