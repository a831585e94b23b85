import { Button } from '@parlour/ui-kit';
import { Field, FieldError, FieldShell } from '@parlour/ui-kit/parts';
import { Lock, UserRound } from 'lucide-react';
import { definePage } from '../../definePage';
import { Focused } from '../../Focused';

export const field = definePage({
  title: 'Field',
  of: ['Field', 'FieldError', 'FieldShell'],
  states: (t) => ({
    empty: <Field label={t('User name')} placeholder={t('At least 6 characters')} />,
    filled: (
      <Field label={t('User name')} icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />} defaultValue="player888" />
    ),
    hint: <Field label={t('Password')} hint={t('At least 6 characters')} defaultValue="secret-1" />,
    password: (
      <Field
        label={t('Password')}
        type="password"
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
        defaultValue="secret-1"
      />
    ),
    failed: (
      <Field
        label={t('Password')}
        type="password"
        defaultValue="12"
        error={t('Please enter a correct password length, minimum 6 characters!')}
      />
    ),
    focused: (
      <Focused>
        <Field label={t('User name')} defaultValue="player888" />
      </Focused>
    ),
    disabled: <Field label={t('User name')} defaultValue="player888" disabled />,
    'read only': <Field label={t('User name')} defaultValue="player888" readOnly />,
    'with a button': (
      <Field
        label={t('Network')}
        defaultValue="TRC20"
        trailing={
          <Button size="medium" variant="quiet">
            {t('Copy')}
          </Button>
        }
      />
    ),
    'a control of its own': (
      <FieldShell label={t('Message centre')}>{(control) => <textarea {...control} rows={2} defaultValue="…" />}</FieldShell>
    ),
    'the error alone': <FieldError id="alone" message={t('The network is slow or away.')} />,
  }),
});
