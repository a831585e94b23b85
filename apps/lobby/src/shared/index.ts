export { EmbeddedFrame } from './EmbeddedFrame';
export { framedAddress, sandboxOf } from './framedAddress';
export { gameAddress, gameOf, type GameRef } from './gameAddress';
