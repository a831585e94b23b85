import { bindCard } from '@parlour/api-client/endpoints/wallet';
import { Link, pathTo, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { NoticeLine } from '@parlour/ui-kit/parts';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { footedPage, MOST_OF_A_KIND, SendFoot, PayPasswordField, SendFailureNote } from '#shared';
import { cardTexts } from './cardTexts';
import type { Binding } from './useBinding';

/** Shared part of both binding forms: the payment password, and the submit button or a note that says why there is none. */
export function BindForm<Draft extends { readonly pay_pass: string }>({
  binding: { kind, draft, isFull, errorAt, onSubmit, isBusy, failure },
  onPassword,
  children,
}: {
  binding: Binding<Draft>;
  onPassword: (pay_pass: string) => void;
  children: ReactNode;
}) {
  const texts = useTexts(cardTexts);
  const cards = pathTo('/cards', { type: kind });
  return (
    <Form noValidate data-sends={bindCard.name} onSubmit={onSubmit}>
      {children}
      <PayPasswordField name="pay_pass" value={draft.pay_pass} error={errorAt('pay_pass')} onChange={onPassword} />
      <SendFoot>
        <SendFailureNote failure={failure} lookUp={cards} />
        <Live aria-live="polite">
          {isFull && (
            <NoticeLine icon={Info} text={texts.full(MOST_OF_A_KIND)} action={<Link to={cards}>{texts.kind[kind]}</Link>} />
          )}
        </Live>
        {!isFull && (
          <Button type="submit" wide busy={isBusy}>
            {texts.bind}
          </Button>
        )}
      </SendFoot>
    </Form>
  );
}

const Form = styled.form`
  ${footedPage}
  gap: 14px;
`;

const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;
