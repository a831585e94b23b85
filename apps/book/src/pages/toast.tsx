import { Toast } from '@parlour/ui-kit';
import { definePage } from '../definePage';

export const toast = definePage({
  title: 'Toast',
  of: ['Toast'],
  windowPx: 96,
  states: (say) => ({
    success: <Toast kind="success" message={say('Saved')} />,
    danger: <Toast kind="danger" message={say('Please enter a correct password length, minimum 6 characters!')} />,
    plain: <Toast kind="plain" message={say('Loading the game')} />,
  }),
});
