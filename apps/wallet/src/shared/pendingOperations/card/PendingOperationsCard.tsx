import { CENTRAL_WALLET, type VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { Link, useTexts } from '@parlour/platform';
import { Card, formatMoney, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { useAmountMask } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { walletTexts } from '../../walletTexts';
import type { Line } from './lineRules';
import { nameOf, sentenceOf } from './sentenceOf';
import { PendingOperationRow } from './PendingOperationRow';
import { pendingOperationsTexts } from './pendingOperationsTexts';
import { useAnnouncement } from './useAnnouncement';

const SHOWN = 3;

interface PendingOperationsCardProps {
  readonly lines: readonly Line[];
  /** The venues, whose names are shown for transfers. */
  readonly venues?: readonly VenueBalance[] | undefined;
  readonly onDismiss: (line: Line) => void;
}

/** Money operations as rows of a card, the first three until unfolded. Changes are announced. */
export function PendingOperationsCard({ lines, venues = [], onDismiss }: PendingOperationsCardProps) {
  const texts = useTexts(pendingOperationsTexts);
  const { centralWallet } = useTexts(walletTexts);
  const { maskSentence } = useAmountMask();
  const sumOf = ({ sum }: Line) => (sum === undefined ? '' : ` ¥${formatMoney(sum)}`);
  const nameOfSide = (side: string) =>
    side === CENTRAL_WALLET ? centralWallet : (venues.find(({ platname }) => platname === side)?.name ?? side);
  const sidesOf = ({ sides }: Line) => (sides ?? []).map(nameOfSide).join(' → ');
  const announcement = useAnnouncement(lines, (line) => {
    const { step, order, wasFound = false } = line;
    const isPlain = order !== undefined && !wasFound;
    return `${nameOf(line, texts)}${sumOf(line)}: ${sentenceOf(line, texts)}${isPlain ? `, ${texts.step[step]}` : ''}`;
  });
  return (
    <Place data-state={lines.length === 0 ? 'empty' : undefined}>
      {lines.length > 0 && (
        <Card data-flush>
          <ul aria-label={texts.title}>
            {lines.slice(0, SHOWN).map((line) => (
              <PendingOperationRow key={line.id} line={line} sides={sidesOf(line)} onDismiss={() => onDismiss(line)} />
            ))}
          </ul>
          {lines.length > SHOWN && <More to="/transRecord">{texts.more(lines.length - SHOWN)}</More>}
        </Card>
      )}
      <VisuallyHidden aria-live="polite">{maskSentence(announcement)}</VisuallyHidden>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  &[data-state='empty'] {
    position: absolute;
  }
`;

const More = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
  ${type.label}
  color: ${theme.color.text2};
  box-shadow: inset 0 1px ${theme.color.hairline};
`;
