import { useTexts } from '@parlour/platform';
import { Money, type MoneyProps, theme, VisuallyHidden } from '@parlour/ui-kit';
import styled from 'styled-components';
import { overviewTexts } from './overviewTexts';

/** Money of the player, or as many dots as any other sum when it is hidden. */
export function Owned({ isHidden, ...money }: Pick<MoneyProps, 'value' | 'size' | 'room'> & { isHidden: boolean }) {
  const texts = useTexts(overviewTexts);
  if (!isHidden) return <Money {...money} tone="gold" />;
  return (
    <Dots data-size={money.size}>
      <span aria-hidden>••••</span>
      <VisuallyHidden>{texts.hidden}</VisuallyHidden>
    </Dots>
  );
}

const Dots = styled.span`
  position: relative;
  font-size: 17px;
  line-height: 24px;
  letter-spacing: 0.12em;
  color: ${theme.color.gold};
  &[data-size='s'] {
    font-size: 20px;
  }
  &:is([data-size='m'], [data-size='l'], [data-size='xl']) {
    font-size: 32px;
    line-height: 48px;
  }
`;
