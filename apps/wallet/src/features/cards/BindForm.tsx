import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormFoot, SendingTrouble } from '#shared';
import { cardTexts } from './cardTexts';
import type { Binding } from './useBinding';

/** What both ways to bind have in common: the payment password and the one button. */
export function BindForm<Draft extends { readonly pay_pass: string }>({
  binding: { draft, errorOf, submit, isSending, trouble },
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
    <Form noValidate onSubmit={submit}>
      {children}
      <Field
        name="pay_pass"
        type="password"
        label={texts.payPassword}
        revealLabel={texts.showPassword}
        icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
        value={draft.pay_pass}
        error={errorOf('pay_pass')}
        maxLength={32}
        autoComplete="off"
        onChange={(event) => onPassword(event.target.value)}
      />
      <FormFoot>
        <SendingTrouble trouble={trouble} lookUp={lookUp} />
        <Button type="submit" wide busy={isSending}>
          {texts.bind}
        </Button>
      </FormFoot>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-height: calc(100dvh - 56px - ${theme.safe.top} - ${theme.safe.bottom});
  padding: 4px ${theme.gutter} 0;
  & :is(input, select, button) {
    scroll-margin-block: 72px 104px;
  }
`;
