import { defineTexts } from '@parlour/platform';

/** Shown in place of a site or an area that is closed. */
export const unavailableTexts = defineTexts({
  id: 'unavailable',
  default: {
    maintenance: 'The doors are closed',
    maintenanceLooksAgain: 'This page looks again by itself every 30 seconds',
    switchedOff: 'This room is closed for now',
    switchedOffText: 'It opens again by itself. The rest of the house is open; your balance and your games are not affected.',
  },
});
