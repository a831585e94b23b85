import type { Translation } from '@parlour/platform';
import type { newVersionTexts } from './newVersionTexts';

export const newVersion: Translation<typeof newVersionTexts> = {
  title: '有新版本了',
  reload: '刷新',
  later: '稍后',
};
