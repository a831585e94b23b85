export { pathTo, redirectTarget, useQueryParams } from './address';
export type { RemoteCard } from './card';
export { useIsOpen } from './closed';
export { usePlatform } from './context';
export type {
  ConfirmRequest,
  Dialogs,
  Feeling,
  Language,
  LanguageControl,
  Navigation,
  Observable,
  Platform,
  PlatformCall,
  PlatformCallOptions,
  Session,
  SessionControl,
  SharedPage,
  SwitchControl,
  ToastKind,
  Topic,
  Topics,
} from './contract';
export { useHold } from './hold';
export { createKeptRows, type KeptRows } from './keptRows';
export { lazyPart } from './lazyPart';
export { Link, type LinkProps } from './Link';
export { type Heard, useLanguage, useObserved, useSession, useTopic, useTopicAnswer, useUser } from './observe';
export { useIsOnline } from './online';
export { type Answer, type AnswerOptions, useAnswer, useForget } from './queries';
export { useLogOut } from './logOut';
export { referrer } from './referrer';
export { type Intent, intentText, readIntents, settleIntent } from './intents';
export { type Send, type Sent, useSend } from './send';
export { type SingleFlight, useSingleFlight, withLock } from './singleFlight';
export { forget, keep, kept, keptJson } from './storage';
export { defineTexts, type Dictionary, type Texts, type Translation, useTexts } from './texts';
export { type Underway, useRecount, useRecovery } from './underway';
export { vipLevelOf } from './vipLevel';
// For `@parlour/platform/pages`, which whoever shows a long list bundles: the cache must be the shell's.
export { useQuery, useQueryClient } from '@tanstack/react-query';
