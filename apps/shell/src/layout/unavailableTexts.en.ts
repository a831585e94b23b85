import type { Translation } from '@parlour/platform';
import type { unavailableTexts } from './unavailableTexts';

export const unavailable: Translation<typeof unavailableTexts> = {
  maintenance: 'Closed for maintenance',
  maintenanceLooksAgain: 'This page checks again every 30 seconds',
  switchedOff: 'This page is closed for now',
  switchedOffText: 'It reopens by itself. Everything else is open; your balance and your games are not affected.',
};
