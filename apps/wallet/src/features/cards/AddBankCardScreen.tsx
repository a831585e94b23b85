import { useTexts, useUser } from '@parlour/platform';
import { Button, oneLine } from '@parlour/ui-kit';
import { Field, isolated } from '@parlour/ui-kit/parts';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { BankSelect } from '#shared';
import { BindForm } from './BindForm';
import { type BankCardDraft, bankCardPayload, bankCardRules } from './bindRules';
import { cardTexts } from './cardTexts';
import { useBinding } from './useBinding';

const empty: BankCardDraft = { bank_owner: '', bank: '', bank_address: '', bank_no: '', pay_pass: '' };

/** Binds a bank card. */
export function AddBankCardScreen() {
  const texts = useTexts(cardTexts);
  const realname = useUser().data?.realname;
  const binding = useBinding({ kind: 1, empty, rules: bankCardRules, payload: bankCardPayload });
  const { draft, change, errorAt } = binding;
  const input = (name: Exclude<keyof BankCardDraft, 'pay_pass'>) => ({
    name,
    value: draft[name],
    error: errorAt(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: event.target.value }),
  });
  return (
    <BindForm binding={binding} onPassword={(pay_pass) => change({ pay_pass })}>
      <Field
        {...input('bank_owner')}
        label={texts.holder}
        maxLength={32}
        autoComplete="name"
        trailing={
          realname && draft.bank_owner === '' ? (
            <Button variant="quiet" size="small" onClick={() => change({ bank_owner: realname })}>
              <Shortened>{texts.takeRealname(isolated(realname))}</Shortened>
            </Button>
          ) : undefined
        }
      />
      <BankSelect {...input('bank')} />
      <Field {...input('bank_address')} label={texts.branch} maxLength={32} autoComplete="off" />
      <Field {...input('bank_no')} label={texts.cardNumber} maxLength={32} inputMode="numeric" autoComplete="off" />
    </BindForm>
  );
}

const Shortened = styled.span`
  ${oneLine}
  max-width: 132px;
`;
