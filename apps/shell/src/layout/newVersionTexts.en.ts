import type { Translation } from '@parlour/platform';
import type { newVersionTexts } from './newVersionTexts';

export const newVersion: Translation<typeof newVersionTexts> = {
  title: 'A new version is here',
  reload: 'Reload',
  later: 'Later',
};
