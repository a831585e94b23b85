import { Toast } from '@parlour/ui-kit';
import { definePage } from '../../definePage';

export const toast = definePage({
  title: 'Toast',
  of: ['Toast'],
  windowPx: 96,
  states: (t) => ({
    success: <Toast kind="success" message={t('Saved')} />,
    danger: <Toast kind="danger" message={t('Please enter a correct password length, minimum 6 characters!')} />,
    plain: <Toast kind="plain" message={t('Loading the game')} />,
  }),
});
