export { type Comfort, useComforts } from './useComforts';
