export { news } from '../features/example/exampleTexts.en';

/** What the card says. */
export const routes = {
  'Example is not reachable': 'Example is not reachable',
  Example: 'Example',
};
