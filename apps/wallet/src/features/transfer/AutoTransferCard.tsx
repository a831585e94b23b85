import { useTexts } from '@parlour/platform';
import { Card, theme, type, Tile } from '@parlour/ui-kit';
import { Switch } from '@parlour/ui-kit/parts';
import { Repeat } from 'lucide-react';
import styled from 'styled-components';
import { transferTexts } from './transferTexts';
import type { AutoTransfer } from './useAutoTransfer';

/** The switch for auto transfer: with it, money moves to a venue when a game is opened. */
export function AutoTransferCard({ auto: { isOn, toggle } }: { auto: AutoTransfer }) {
  const texts = useTexts(transferTexts);
  return (
    <Row>
      <Tile data-tone="accent">
        <Repeat size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      <div>
        <b>{texts.auto}</b>
        <small>{texts.autoSub}</small>
      </div>
      <Switch label={texts.auto} checked={isOn ?? false} disabled={isOn === undefined} onChange={(next) => void toggle(next)} />
    </Row>
  );
}

const Row = styled(Card)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding-block: 8px;
  & > div {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  @media (max-width: 279px) {
    flex-wrap: wrap;
    justify-content: space-between;
    & > div {
      flex-basis: 100%;
      order: 1;
    }
  }
  & b {
    ${type.label}
  }
  & small {
    ${type.caption} color: ${theme.color.text3};
  }
`;
