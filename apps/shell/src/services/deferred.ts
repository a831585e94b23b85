export { feel } from './haptics';
export { share } from './share';
