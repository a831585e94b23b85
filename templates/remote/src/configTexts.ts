import { defineTexts } from '@parlour/platform';

/** The texts that `remote.config.ts` names by their keys. */
export const configTexts = defineTexts({
  id: 'config',
  default: {
    outage: 'Example is not reachable',
  },
});
