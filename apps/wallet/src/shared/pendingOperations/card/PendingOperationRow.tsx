import { Link, useTexts } from '@parlour/platform';
import { formatMoney, IconButton, Money, theme, Tile, type, VisuallyHidden } from '@parlour/ui-kit';
import { StatusChip, useAmountMask } from '@parlour/ui-kit/parts';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Gift, type LucideIcon, Undo2, X } from 'lucide-react';
import styled from 'styled-components';
import { type Line, tones } from './lineRules';
import type { MoneyKind } from '../moneyCalls';
import { nameOf, sentenceOf } from './sentenceOf';
import { StepBars } from './StepBars';
import { pendingOperationsTexts } from './pendingOperationsTexts';

const icons: Readonly<Record<MoneyKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  recovery: Undo2,
  other: Gift,
};

interface PendingOperationRowProps {
  readonly line: Line;
  /** Source and target of a transfer, as text. */
  readonly sides: string;
  readonly onDismiss: () => void;
}

/** One money operation: its amount, progress and result; it links to the records. */
export function PendingOperationRow({ line, sides, onDismiss }: PendingOperationRowProps) {
  const texts = useTexts(pendingOperationsTexts);
  const { kind, sum, step, to, isOver } = line;
  const Icon = icons[kind];
  const { maskSentence } = useAmountMask();
  const name = nameOf(line, texts);
  const what = sum === undefined ? name : maskSentence(`${name} ¥${formatMoney(sum)}`);
  return (
    <Row data-step={step}>
      <Way to={to}>
        <Tile>
          <Icon strokeWidth={1.75} aria-hidden />
        </Tile>
        <span>
          <Head>
            <b>{name}</b>
            {sum !== undefined && <Money value={sum} />}
          </Head>
          <Foot>
            <StepBars step={step} />
            <StatusChip tone={tones[step]}>{texts.step[step]}</StatusChip>
          </Foot>
          {sides !== '' && <small>{sides}</small>}
          <small>{sentenceOf(line, texts)}</small>
          {!line.isPayable && <VisuallyHidden>{texts.records}</VisuallyHidden>}
        </span>
      </Way>
      {isOver && <IconButton label={texts.dismiss(what)} icon={<X size={18} strokeWidth={2} />} onClick={onDismiss} />}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  padding-right: 4px;
  & + & {
    box-shadow: inset 0 1px ${theme.color.hairline};
  }
  & > button {
    flex: none;
    margin-top: 4px;
    color: ${theme.color.text2};
  }
`;

const Way = styled(Link)`
  position: relative;
  display: flex;
  gap: 12px;
  flex: 1;
  min-width: 0;
  padding: 12px 10px 12px 14px;
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.field};
  }
  @media (max-width: 279px) {
    & > :first-child {
      display: none;
    }
  }
  & > span:last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    gap: 4px;
    min-width: 0;
  }
  & small {
    ${type.caption} color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 8px;
  & > b {
    ${type.label}
  }
`;

const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
