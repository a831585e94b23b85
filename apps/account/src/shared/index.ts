export { AvatarPicker } from './AvatarPicker';
export { typedIn } from './typedIn';
export { type Broken, useComplaint } from './useComplaint';
export { useVipWay } from './useVipWay';
export { WithMember } from './WithMember';
