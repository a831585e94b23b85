import type { Card } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { Skeleton, theme, type } from '@parlour/ui-kit';
import { AsyncContent, FieldError } from '@parlour/ui-kit/parts';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { CoveringSelect, MOST_OF_A_KIND } from '#shared';
import { TargetRow } from './TargetRow';
import type { Withdrawal } from './useWithdrawal';
import { withdrawTexts } from './withdrawTexts';

/** The card or address that receives the money, in a native select; and a link to add one. */
export function TargetPicker({ withdrawal }: { withdrawal: Withdrawal }) {
  const { targets, card, draft, errorAt, change } = withdrawal;
  const { kind, state } = targets;
  const texts = useTexts(withdrawTexts);
  const id = useId();
  const error = errorAt('bank');
  return (
    <AsyncContent
      state={state}
      texts={{ ...texts, failed: texts.cardsFailed }}
      skeleton={
        <div style={{ paddingTop: 36 }}>
          <Skeleton height={72} radius="card" />
        </div>
      }
    >
      {(cards) => (
        <div>
          <Head>
            <label htmlFor={id}>{texts.target[kind]}</label>
            {cards.length < MOST_OF_A_KIND && (
              <button type="button" onClick={() => targets.add(draft.amount)}>
                <Plus size={16} strokeWidth={2} aria-hidden />
                <span>{texts.add[kind]}</span>
              </button>
            )}
          </Head>
          <TargetRow kind={kind} card={card} isEmpty={cards.length === 0} hasError={error !== undefined}>
            <CoveringSelect
              id={id}
              name="bank"
              data-field="bank"
              value={card?.id ?? ''}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error && `${id}-error`}
              onChange={(event) => change({ bank: event.target.value })}
            >
              <option value="">{cards.length === 0 ? texts.none[kind] : texts.choose[kind]}</option>
              {cards.map((one) => (
                <option key={one.id} value={one.id}>
                  {wordsOf(one)}
                </option>
              ))}
            </CoveringSelect>
          </TargetRow>
          {error && (
            <Mistake>
              <FieldError id={`${id}-error`} message={error} />
            </Mistake>
          )}
        </div>
      )}
    </AsyncContent>
  );
}

function wordsOf({ bank, bank_owner, bank_no }: Card): string {
  return bank === 'USDT' ? `${bank_owner} · ${bank_no.slice(0, 6)}…${bank_no.slice(-6)}` : `${bank} · ${bank_no.slice(-4)}`;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  margin-block: -8px 0;
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.text2};
  & > button {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    color: ${theme.color.accentText};
    font-weight: 600;
  }
`;

const Mistake = styled.div`
  margin-top: 8px;
`;
