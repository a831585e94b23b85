import { useIsOnline, useTexts } from '@parlour/platform';
import { NoticeLine } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { FormFoot } from './FormFoot';
import { walletTexts } from '../walletTexts';

/** The foot of a form with its submit button: without a network it shows why it waits. */
export function SendFoot({ children }: { children: ReactNode }) {
  const { waits } = useTexts(walletTexts);
  return (
    <FormFoot>
      {!useIsOnline() && <NoticeLine text={waits} />}
      {children}
    </FormFoot>
  );
}
