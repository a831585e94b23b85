import { useIsOnline, useTexts } from '@parlour/platform';
import { NoticeLine } from '@parlour/ui-kit/parts';
import type { ReactNode } from 'react';
import { FormFoot } from './FormFoot';
import { walletTexts } from '../walletTexts';

/** The footer of a form with its submit button. Without a network it shows why nothing can be sent. */
export function SendFoot({ children }: { children: ReactNode }) {
  const { waits } = useTexts(walletTexts);
  return (
    <FormFoot>
      {!useIsOnline() && <NoticeLine text={waits} />}
      {children}
    </FormFoot>
  );
}
