import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: 'The lobby is unavailable',
  slots: 'Slots',
  home: 'Home',
  service: 'Support',
  feedback: 'Feedback',
};
