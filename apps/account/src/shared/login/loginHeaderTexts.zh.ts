import type { Translation } from '@parlour/platform';
import type { loginHeaderTexts } from './loginHeaderTexts';

export const loginHeader: Translation<typeof loginHeaderTexts> = {
  back: '返回',
};
