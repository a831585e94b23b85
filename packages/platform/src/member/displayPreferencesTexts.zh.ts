import type { displayPreferencesTexts } from './displayPreferencesTexts';
import type { Translation } from '../languages/texts';

export const comfort: Translation<typeof displayPreferencesTexts> = {
  title: '使用习惯',
  hidesAmounts: { label: '隐藏金额', sub: '您的金额显示为圆点' },
  reducesMotion: { label: '减少动画', sub: '无论手机如何设置，页面不再有动画' },
};
