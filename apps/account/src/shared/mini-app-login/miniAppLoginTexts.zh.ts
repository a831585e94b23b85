import type { Translation } from '@parlour/platform';
import type { miniAppLoginTexts } from './miniAppLoginTexts';

export const miniAppLogin: Translation<typeof miniAppLoginTexts> = {
  title: '欢迎',
  warm: '一切就绪，等您进来。',
  inProgress: '正在用 Telegram 登录',
  moment: '请稍候。',
  unsaved: '就差一步',
  storage: '此浏览器不允许保持登录。',
  retry: '重试',
  manually: '用密码登录',
  again: '用 Telegram 登录',
  failures: {
    notDetected: '未检测到 Telegram 小程序环境，使用普通登录',
    empty: 'Telegram 验证数据为空，请重试',
    refused: '自动登录失败，请手动登录',
    unreachable: '自动登录出错，请手动登录',
    unexpected: '登录处理出错，请手动登录',
    notSaved: '登录成功但保存状态失败，请重试',
  },
};
