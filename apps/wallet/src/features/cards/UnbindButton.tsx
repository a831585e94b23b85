import { deleteCard } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Spinner, tapArea, theme } from '@parlour/ui-kit';
import { Link2Off } from 'lucide-react';
import styled from 'styled-components';
import { cardTexts } from './cardTexts';

/** Removes one card; `label` names it for screen readers. */
export function UnbindButton({ label, isBusy, onClick }: { label: string; isBusy: boolean; onClick: () => void }) {
  const texts = useTexts(cardTexts);
  return (
    <Unbind
      type="button"
      data-sends={deleteCard.name}
      aria-label={`${texts.unbind} ${label}`}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy ? <Spinner /> : <Link2Off size={18} strokeWidth={2} aria-hidden />}
      <span>{texts.unbind}</span>
    </Unbind>
  );
}

const Unbind = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  align-self: start;
  gap: 8px;
  min-height: 36px;
  padding-inline: 12px;
  border-radius: ${theme.radius.tile};
  background: rgba(0, 0, 0, 0.28);
  font-size: 14px;
  font-weight: 650;
  ${tapArea('-4px')}
  &:active {
    background: rgba(0, 0, 0, 0.4);
  }
  &:focus-visible {
    outline-color: ${theme.color.onPicture};
  }
`;
