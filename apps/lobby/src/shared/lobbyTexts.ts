import { defineTexts } from '@parlour/platform';

/** Texts that several screens of the lobby use. */
export const lobbyTexts = defineTexts({
  id: 'lobby',
  default: {
    categories: {
      realbet: 'Live casino',
      sport: 'Sports',
      fishing: 'Fishing',
      joker: 'Card games',
      gaming: 'E-sports',
      concise: 'Slots',
      lottery: 'Lottery',
    },
    favourite: (title: string) => `Favourite ${title}`,
    pleaseLogIn: 'Please log in!',
    logInTitle: 'Come in',
    logInText: (title: string) => `Log in or register to play ${title}.`,
    logIn: 'Log in',
    register: 'Register',
    close: 'Close',
  },
});
