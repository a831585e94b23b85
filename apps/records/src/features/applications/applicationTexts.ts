import { defineTexts } from '@parlour/platform';

export const applicationTexts = defineTexts({
  id: 'application',
  default: {
    states: 'State',
    state: { unknown: 'undefined', pending: 'pending review', passed: 'passed', rejected: 'rejected' },
    all: 'All',
    empty: {
      '': 'No applications yet',
      '1': 'No application is pending',
      '2': 'No application has passed',
      '3': 'No application was rejected',
    },
    emptyText: 'What you apply for under Offers is listed here with its state.',
    offers: 'To the offers',
  },
});
