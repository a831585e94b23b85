import { defineTexts } from '@parlour/platform';

/** The texts that `remote.config.ts` names by their keys. */
export const configTexts = defineTexts({
  id: 'config',
  default: {
    outage: 'The lobby is not reachable',
    slots: 'Slots',
    home: 'Home',
    service: 'Customer service',
    feedback: 'Feedback',
  },
});
