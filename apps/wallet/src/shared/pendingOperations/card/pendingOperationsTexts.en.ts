import type { Translation } from '@parlour/platform';
import type { pendingOperationsTexts } from './pendingOperationsTexts';

export const underway: Translation<typeof pendingOperationsTexts> = {
  title: 'In progress',
  kind: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    transfer: 'Transfer',
    recovery: 'Collect all',
  },
  step: {
    submitted: 'submitted',
    review: 'under review',
    arrived: 'arrived',
    refused: 'refused',
    lost: 'not received',
    unknown: 'unknown',
    unheard: 'unknown',
    unsent: 'not sent',
  },
  looking: 'Checking whether it went through',
  order: (order) => `Order ${order}`,
  payable: (order) => `Order ${order}: not paid yet? Pay it here`,
  wentThrough: (order, step) => `It went through: ${order && `order ${order}, `}${step}`,
  wasRefused: (order) => `It was refused${order && `: order ${order}`}`,
  lost: 'It did not arrive; nothing was moved',
  unknown: 'We still don’t know; please check your records',
  unheard: 'No response arrived; your balance shows whether it went through',
  unsent: 'No connection; nothing was sent',
  stillLooking: 'We are still checking whether the last one went through',
  elsewhere: 'This is already being sent',
  records: 'See the records',
  dismiss: (what) => `Dismiss: ${what}`,
  more: (count) => `${count} more in the records`,
};
