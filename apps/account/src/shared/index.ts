export { AvatarPicker } from './AvatarPicker';
export { Middle } from './Middle';
export { messageKey, readMessages } from './readMessages';
export { typedIn } from './typedIn';
export { type Broken, useComplaint } from './useComplaint';
export { useHasUnread } from './useHasUnread';
export { useVipWay } from './useVipWay';
export { inWords } from './vipRules';
export { WithMember } from './WithMember';
