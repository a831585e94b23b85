import { usdtProtocols } from '@parlour/api-client/endpoints/wallet';
import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Field, FieldError, RadioGroup } from '@parlour/ui-kit/parts';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { endsOf } from '#shared';
import { isMistyped } from './addressChecksum';
import { BindForm } from './BindForm';
import { looksWrong, type UsdtDraft, usdtPayload, usdtRules } from './bindRules';
import { cardTexts } from './cardTexts';
import { useBinding } from './useBinding';

const empty: UsdtDraft = { bank_no: '', bank_owner: '', pay_pass: '' };

/** Binds a USDT address. */
export function AddUsdtCardScreen() {
  const texts = useTexts(cardTexts);
  const errorId = useId();
  const doubt = (given: UsdtDraft) => {
    const { bank_no } = usdtPayload(given);
    if (looksWrong(given)) return { title: texts.anyway, message: texts.looksWrong(given.bank_owner) };
    const isWrong = given.bank_owner !== '' && isMistyped(bank_no, given.bank_owner);
    return isWrong ? { title: texts.anyway, message: texts.mistyped } : undefined;
  };
  const binding = useBinding({ kind: 2, empty, rules: usdtRules, payload: usdtPayload, question: doubt });
  const { draft, change, errorAt } = binding;
  const [head, tail] = endsOf(draft.bank_no.trim());
  const protocolError = errorAt('bank_owner');
  return (
    <BindForm binding={binding} onPassword={(pay_pass) => change({ pay_pass })}>
      <Field
        name="bank_no"
        label={texts.address}
        hint={tail && `${head} •••• ${tail}`}
        value={draft.bank_no}
        error={errorAt('bank_no')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        onChange={(event) => change({ bank_no: event.target.value })}
      />
      <Protocol>
        <span>{texts.protocol}</span>
        <RadioGroup
          label={texts.protocol}
          name="bank_owner"
          value={draft.bank_owner === '' ? undefined : draft.bank_owner}
          onChange={(bank_owner) => change({ bank_owner })}
          errorId={protocolError && errorId}
          options={usdtProtocols.map((protocol) => ({ value: protocol, label: protocol, sub: texts.protocols[protocol] }))}
        />
        {protocolError && <FieldError id={errorId} message={protocolError} />}
      </Protocol>
      <Hint data-tone={looksWrong(draft) ? 'danger' : undefined} aria-live="polite">
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        <span>{looksWrong(draft) ? texts.looksWrong(draft.bank_owner) : texts.warning}</span>
      </Hint>
    </BindForm>
  );
}

const Protocol = styled.div`
  display: grid;
  gap: 6px;
  & > span {
    ${type.caption}
    font-weight: 550;
    color: ${theme.color.text2};
  }
`;

const Hint = styled.p`
  display: flex;
  gap: 8px;
  min-height: 36px;
  ${type.caption}
  color: ${theme.color.text3};
  & > svg {
    flex: none;
    margin-top: 1px;
  }
  &[data-tone] {
    color: ${theme.color.danger};
  }
`;
