import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type { Fold } from './useFold';
import { walletTexts } from '../walletTexts';

/** Folds and unfolds a list of venues; renders nothing when all are shown anyway. */
export function AllVenuesButton({ fold: { count, isNeeded, isOpen, toggle } }: { fold: Fold }) {
  const texts = useTexts(walletTexts);
  if (!isNeeded) return null;
  return (
    <Base type="button" aria-expanded={isOpen} onClick={toggle}>
      <span>{texts.allVenues(count)}</span>
      <ChevronDown size={18} strokeWidth={2} aria-hidden />
    </Base>
  );
}

const Base = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  min-height: 52px;
  ${type.label}
  color: ${theme.color.text2};
  ul + & {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  & > svg {
    transition: transform ${theme.motion.move};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.card};
  }
`;
