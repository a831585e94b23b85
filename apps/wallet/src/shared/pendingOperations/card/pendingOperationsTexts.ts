import { defineTexts } from '@parlour/platform';

export const pendingOperationsTexts = defineTexts({
  id: 'underway',
  default: {
    title: 'Under way',
    kind: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      transfer: 'Transfer',
      recovery: 'One-click recovery',
    },
    step: {
      submitted: 'submitted',
      review: 'under review',
      arrived: 'arrived',
      refused: 'refused',
      lost: 'not arrived',
      unknown: 'not known',
      unheard: 'not known',
      unsent: 'not sent',
    },
    looking: 'Looking whether it went through',
    order: (order: string) => `Order ${order}`,
    payable: (order: string) => `Order ${order}: not paid yet? Pay it here`,
    wentThrough: (order: string, step: string) => `It went through: ${order && `order ${order}, `}${step}`,
    wasRefused: (order: string) => `It was refused${order && `: order ${order}`}`,
    lost: 'It did not arrive; nothing was moved',
    unknown: 'We still do not know; look at the records',
    unheard: 'The answer did not arrive; your balance shows whether it went through',
    unsent: 'No connection; nothing was sent',
    stillLooking: 'We are still looking whether the last one went through',
    elsewhere: 'This is being sent already',
    records: 'Look at the records',
    dismiss: (what: string) => `${what}: put away`,
    more: (count: number) => `${count} more in the records`,
  },
});
