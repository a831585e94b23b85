import { useTexts } from '@parlour/platform';
import { Card, theme } from '@parlour/ui-kit';
import { FieldError } from '@parlour/ui-kit/parts';
import { ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { SideSelect } from './SideSelect';
import { transferTexts } from './transferTexts';
import type { Transfer } from './useTransfer';

const ERROR_ID = 'transfer-sides-error';

/** Source and target, with a button between them that swaps them. */
export function SidePair({ transfer: { sides, draft, errorAt, change, swap } }: { transfer: Transfer }) {
  const texts = useTexts(transferTexts);
  const error = errorAt('targettype');
  return (
    <div>
      <Pair data-state={error && 'error'}>
        <SideSelect
          name="sourcetype"
          label={texts.from}
          sides={sides}
          value={draft.sourcetype}
          onChange={(sourcetype) => change({ sourcetype })}
        />
        <SideSelect
          name="targettype"
          label={texts.to}
          sides={sides}
          value={draft.targettype}
          errorId={error && ERROR_ID}
          onChange={(targettype) => change({ targettype })}
        />
        <Swap type="button" aria-label={texts.swap} onClick={swap}>
          <ArrowUpDown size={20} strokeWidth={2} aria-hidden />
        </Swap>
      </Pair>
      {error && (
        <Mistake>
          <FieldError id={ERROR_ID} message={error} />
        </Mistake>
      )}
    </div>
  );
}

const Pair = styled(Card)`
  position: relative;
  padding: 7px 0;
  &[data-state='error'] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
`;

const Swap = styled.button`
  position: absolute;
  top: calc(50% - 22px);
  right: 12px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${theme.color.pressed};
  color: ${theme.color.accentText};
  transition: transform ${theme.motion.press};
  &:active {
    transform: scale(0.94);
  }
  @media (max-width: 359px) {
    right: 4px;
  }
`;

const Mistake = styled.div`
  margin-top: 8px;
`;
