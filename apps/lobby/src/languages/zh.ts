export { concise } from '../features/concise/conciseTexts.zh';
export { download } from '../features/download/downloadTexts.zh';
export { game } from '../features/game/gameTexts.zh';
export { home } from '../features/home/homeTexts.zh';
export { sheet } from '../features/home/sheetTexts.zh';
export { welcome } from '../features/home/welcomeTexts.zh';
export { service } from '../features/service/serviceTexts.zh';
export { frame } from '../shared/frameTexts.zh';
export { lobby } from '../shared/lobbyTexts.zh';

/** What the card says. */
export const routes = {
  'The lobby is not reachable': '大厅暂时无法打开',
  Slots: '电子游戏',
};
