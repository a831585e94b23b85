import { useTexts } from '@parlour/platform';
import { formatMoney, theme, type } from '@parlour/ui-kit';
import { MaskedText, useAmountMask } from '@parlour/ui-kit/parts';
import Big from 'big.js';
import styled from 'styled-components';
import type { Recovered } from '#shared';
import { overviewTexts } from './overviewTexts';

/** The amount that the last recovery transferred back from a venue, and the amount that remained there. */
export function RecoveredNote({ recovered }: { recovered: Recovered | undefined }) {
  const texts = useTexts(overviewTexts);
  const { mask } = useAmountMask();
  if (recovered === undefined) return null;
  const isEmptied = new Big(recovered.left).lte(0);
  return (
    <Note data-tone={isEmptied ? 'success' : 'danger'}>
      <MaskedText>
        {isEmptied ? texts.cameBack(mask(formatMoney(recovered.back))) : texts.didNotComeBack(mask(formatMoney(recovered.left)))}
      </MaskedText>
    </Note>
  );
}

const Note = styled.small`
  ${type.caption}
  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`;
