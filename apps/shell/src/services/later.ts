export { feel } from './feel';
export { share } from './share';
