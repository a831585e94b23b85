import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { footedPage, SendFoot, PayPasswordField, SendFailureNote } from '#shared';
import { cardTexts } from './cardTexts';
import type { Binding } from './useBinding';

/** Common part of both binding forms: the payment password and the button. */
export function BindForm<Draft extends { readonly pay_pass: string }>({
  binding: { draft, errorAt, onSubmit, isBusy, failure },
  lookUp,
  onPassword,
  children,
}: {
  binding: Binding<Draft>;
  lookUp: string;
  onPassword: (pay_pass: string) => void;
  children: ReactNode;
}) {
  const texts = useTexts(cardTexts);
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
      <PayPasswordField name="pay_pass" value={draft.pay_pass} error={errorAt('pay_pass')} onChange={onPassword} />
      <SendFoot>
        <SendFailureNote failure={failure} lookUp={lookUp} />
        <Button type="submit" wide busy={isBusy}>
          {texts.bind}
        </Button>
      </SendFoot>
    </Form>
  );
}

const Form = styled.form`
  ${footedPage}
  gap: 14px;
`;
