export { concise } from '../features/concise/conciseTexts.en';
export { download } from '../features/download/downloadTexts.en';
export { game } from '../features/game/gameTexts.en';
export { home } from '../features/home/homeTexts.en';
export { sheet } from '../features/home/sheetTexts.en';
export { welcome } from '../features/home/welcomeTexts.en';
export { service } from '../features/service/serviceTexts.en';
export { frame } from '../shared/frameTexts.en';
export { lobby } from '../shared/lobbyTexts.en';

/** What the card says. */
export const routes = {
  'The lobby is not reachable': 'The lobby is unavailable',
  Slots: 'Slots',
};
