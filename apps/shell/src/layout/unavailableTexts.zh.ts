import type { Translation } from '@parlour/platform';
import type { unavailableTexts } from './unavailableTexts';

export const unavailable: Translation<typeof unavailableTexts> = {
  maintenance: '网站维护中',
  maintenanceLooksAgain: '本页每 30 秒自动刷新',
  switchedOff: '此页面暂未开放',
  switchedOffText: '恢复后会自动打开。其他功能均正常，您的余额和游戏不受影响。',
};
