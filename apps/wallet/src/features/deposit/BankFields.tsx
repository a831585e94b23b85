import { useTexts } from '@parlour/platform';
import { theme, type } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { BankSelect } from '#shared';
import { BoundCards } from './BoundCards';
import type { bankFields, DepositDraft } from './depositRules';
import { depositTexts } from './depositTexts';

interface BankFieldsProps {
  readonly draft: DepositDraft;
  readonly errorAt: (field: keyof DepositDraft) => string | undefined;
  readonly onChange: (changes: Partial<DepositDraft>) => void;
}

/** The account that the player pays from. */
export function BankFields({ draft, errorAt, onChange }: BankFieldsProps) {
  const texts = useTexts(depositTexts);
  const input = (name: (typeof bankFields)[number]) => ({
    name,
    value: draft[name],
    error: errorAt(name),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Group aria-labelledby="bank-fields">
      <h2 id="bank-fields">{texts.yourDetails}</h2>
      <BoundCards
        number={draft.bank_no}
        onChoose={({ bank_owner, bank, bank_no, bank_address }) => onChange({ bank_owner, bank, bank_no, bank_address })}
      />
      <Field {...input('bank_owner')} label={texts.depositor} maxLength={32} autoComplete="name" />
      <BankSelect {...input('bank')} />
      <Field {...input('bank_no')} label={texts.cardNumber} maxLength={32} inputMode="numeric" autoComplete="off" />
      <Field {...input('bank_address')} label={texts.branch} maxLength={32} autoComplete="off" />
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: 14px;
  & > h2 {
    ${type.heading} color: ${theme.color.text};
  }
`;
