import type { Translation } from '@parlour/platform';
import type { lobbyTexts } from './lobbyTexts';

export const lobby: Translation<typeof lobbyTexts> = {
  categories: {
    realbet: 'Live casino',
    sport: 'Sports',
    fishing: 'Fishing',
    joker: 'Card games',
    gaming: 'E-sports',
    concise: 'Slots',
    lottery: 'Lottery',
  },
  favourite: (title) => `Favourite ${title}`,
  pleaseLogIn: 'Please log in first!',
  logInTitle: 'Come in',
  logInText: (title) => `Log in or sign up to play ${title}.`,
  logIn: 'Log in',
  register: 'Sign up',
  close: 'Close',
};
