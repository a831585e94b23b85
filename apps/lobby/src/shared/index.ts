export { frameTexts } from './frameTexts';
export { categoryOf, type Game, isSameGame } from './game';
export { gameAddress, gameOf, type GameRef } from './gameAddress';
export { GameGrid } from './GameGrid';
export { GameSkeletons } from './GameSkeletons';
export { lobbyTexts } from './lobbyTexts';
export { favouriteGames, recentGames, addRecentGame, type SavedGames } from './savedGames';
export { serviceFrame } from './serviceFrame';
export { useOpenGame } from './useOpenGame';
