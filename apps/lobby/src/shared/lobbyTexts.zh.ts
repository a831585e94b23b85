import type { Translation } from '@parlour/platform';
import type { lobbyTexts } from './lobbyTexts';

export const lobby: Translation<typeof lobbyTexts> = {
  categories: {
    realbet: '真人',
    sport: '体育',
    fishing: '捕鱼',
    joker: '棋牌',
    gaming: '电竞',
    concise: '电子',
    lottery: '彩票',
  },
  favourite: (title) => `收藏 ${title}`,
  pleaseLogIn: '请先登录！',
  logInTitle: '欢迎登录',
  logInText: (title) => `登录或注册后即可玩 ${title}。`,
  logIn: '登录',
  register: '注册',
  close: '关闭',
};
