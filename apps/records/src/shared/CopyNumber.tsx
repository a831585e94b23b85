import { usePlatform, useTexts } from '@parlour/platform';
import { tapArea } from '@parlour/ui-kit';
import { copyText } from '@parlour/ui-kit/parts';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { recordTexts } from './recordTexts';
import { shortNumber } from './shortNumber';

interface CopyNumberProps {
  readonly number: string;
  /** Label of the button's action. */
  readonly label: string;
}

/** A number, shortened to fit a row; a tap copies all of it. */
export function CopyNumber({ number, label }: CopyNumberProps) {
  const { toast } = usePlatform();
  const texts = useTexts(recordTexts);
  if (number === '') return null;
  const copy = async () => {
    if (await copyText(number)) toast(texts.copied, 'success');
    else toast(texts.copyFailed, 'danger');
  };
  return (
    <Number type="button" aria-label={`${shortNumber(number)}, ${label} ${number}`} onClick={() => void copy()}>
      <span translate="no">{shortNumber(number)}</span>
      <Copy size={12} strokeWidth={2} aria-hidden />
    </Number>
  );
}

const Number = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
  @media (max-width: 340px) {
    & > svg {
      display: none;
    }
  }
  ${tapArea('-13px -6px')}
`;
