import type { Translation } from '@parlour/platform';
import type { applicationTexts } from './applicationTexts';

export const application: Translation<typeof applicationTexts> = {
  states: 'Status',
  state: { unknown: 'Unknown', pending: 'Under review', passed: 'Approved', rejected: 'Rejected' },
  all: 'All',
  empty: {
    '': 'No applications yet',
    '1': 'No pending applications',
    '2': 'No approved applications',
    '3': 'No rejected applications',
  },
  emptyText: 'The offers you apply for are listed here with their status.',
  offers: 'See offers',
};
