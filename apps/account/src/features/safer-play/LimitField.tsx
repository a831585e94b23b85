import type { DepositLimit, LimitPeriod } from '@parlour/api-client/endpoints/saferPlay';
import { useTexts } from '@parlour/platform';
import { formatMoney, Money, theme, type } from '@parlour/ui-kit';
import { Field, Progress, useAmountMask, useTypedAmount } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import styled from 'styled-components';
import { INPUT_MAX } from '#shared';
import { toMinute, usedPercent } from './limitRules';
import { saferPlayTexts } from './saferPlayTexts';

interface LimitFieldProps {
  readonly period: LimitPeriod;
  readonly limit: DepositLimit;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** Input for a limit, usage of the current limit, and the pending increase. */
export function LimitField({ period, limit, value, error, onChange }: LimitFieldProps) {
  const texts = useTexts(saferPlayTexts);
  const percent = usedPercent(limit);
  const { isHidden } = useAmountMask();
  const { next } = limit;
  const [isReadable, setReadable] = useState(true);
  const entry = useTypedAmount(value, onChange, setReadable);
  return (
    <Container>
      <Field
        name={period}
        label={texts.periods[period]}
        icon={<Yen aria-hidden>¥</Yen>}
        error={isReadable ? error : texts.unreadable}
        {...entry}
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts.noLimit}
        maxLength={INPUT_MAX}
      />
      {percent !== undefined && <Progress thin value={isHidden ? undefined : percent} label={texts.used[period]} />}
      <Usage>
        <span>{texts.used[period]}</span>
        <span>
          <Money value={limit.used} />
          <span>{limit.limit === null ? ` / ${texts.noLimit}` : ' / '}</span>
          {limit.limit !== null && <Money unmasked value={limit.limit} />}
        </span>
      </Usage>
      {next !== null && (
        <Next>
          {next.limit === null ? texts.nextNone(toMinute(next.at)) : texts.next(`¥${formatMoney(next.limit)}`, toMinute(next.at))}
        </Next>
      )}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Yen = styled.span`
  ${type.figuresRow}
`;

const Usage = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  ${type.caption}
  color: ${theme.color.text2};
`;

const Next = styled.p`
  ${type.caption}
  color: ${theme.color.info};
`;
