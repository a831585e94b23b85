export { frameTexts } from './frameTexts';
export { categoryOf, type Game, isSameGame } from './game';
export { gameAddress, gameOf, type GameRef } from './gameAddress';
export { GameGrid } from './GameGrid';
export { GameSkeletons } from './GameSkeletons';
export { lobbyTexts } from './lobbyTexts';
export { chosenGame, type SavedGames, savedGamesOf, type SavedName, useSavedGames } from './savedGames';
export { serviceFrame } from './serviceFrame';
export { useOpenGame } from './useOpenGame';
