export { vibrate } from './haptics';
export { share } from './share';
