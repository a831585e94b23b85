import { getBanks } from '@parlour/api-client/endpoints/wallet';
import { useApiQuery, useTexts } from '@parlour/platform';
import { Field, Select } from '@parlour/ui-kit/parts';
import type { ChangeEvent } from 'react';
import { walletTexts } from '../walletTexts';

interface BankSelectProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** A bank from the operator's list; a text field when the list fails to load. */
export function BankSelect(props: BankSelectProps) {
  const texts = useTexts(walletTexts);
  const banks = useApiQuery(getBanks, {});
  const listed = banks.data?.map(({ bank_name }) => bank_name) ?? [];
  // The operator may no longer list the bank of a bound card.
  const isListed = props.value === '' || listed.length === 0 || listed.includes(props.value);
  const names = isListed ? listed : [...listed, props.value];
  const isWaiting = banks.isLoading || (banks.error === undefined && banks.data === undefined);
  if (names.length === 0 && !isWaiting) return <Field {...props} name="bank" label={texts.bank} maxLength={32} />;
  return (
    <Select
      {...props}
      name="bank"
      data-field="bank"
      label={texts.bank}
      placeholder={texts.chooseBank}
      options={names.map((bank) => ({ value: bank, label: bank }))}
    />
  );
}
