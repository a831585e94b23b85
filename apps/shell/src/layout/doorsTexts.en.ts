import type { Translation } from '@parlour/platform';
import type { doorsTexts } from './doorsTexts';

export const doors: Translation<typeof doorsTexts> = {
  maintenance: 'Closed for maintenance',
  maintenanceLooksAgain: 'This page checks again every 30 seconds',
  switchedOff: 'This page is closed for now',
  switchedOffText: 'It reopens by itself. Everything else is open; your balance and your games are not affected.',
};
