import { applyForAgency } from '@parlour/api-client/endpoints/account';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { Button, theme, type } from '@parlour/ui-kit';
import { FieldShell } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { AccountForm, INPUT_MAX, ReadOnlyFields, MobileField } from '#shared';
import { agencyTexts } from './agencyTexts';
import type { useApplication } from './useApplication';

interface AgencyFormProps {
  readonly user: UserInfo;
  readonly application: ReturnType<typeof useApplication>;
}

/** The application form: name, mobile number and reason. */
export function AgencyForm({ user, application: { form, onSubmit } }: AgencyFormProps) {
  const texts = useTexts(agencyTexts);
  return (
    <AccountForm noValidate data-sends={applyForAgency.name} aria-label={texts.form} onSubmit={onSubmit} onInput={form.onInput}>
      <About>{texts.about}</About>
      <ReadOnlyFields user={user} />
      <MobileField error={form.errorAt('mobile')} defaultValue={user.mobile} />
      <FieldShell label={texts.reason} hint={texts.reasonHint} error={form.errorAt('apply_info')}>
        {(control) => (
          <Reason {...control} name="apply_info" rows={2} maxLength={INPUT_MAX} placeholder={texts.reasonPlaceholder} />
        )}
      </FieldShell>
      <Button type="submit" wide busy={form.isBusy}>
        {texts.apply}
      </Button>
    </AccountForm>
  );
}

const About = styled.p`
  ${type.body}
  color: ${theme.color.text2};
`;

const Reason = styled.textarea`
  && {
    padding-block: 14px;
    line-height: 24px;
    resize: vertical;
  }
`;
