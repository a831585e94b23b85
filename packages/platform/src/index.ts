export { pathTo, redirectTarget, useQueryParams, useRouteParams } from './address';
export type { RemoteConfig } from './remoteConfig';
export { useIsPathAvailable } from './useIsPathAvailable';
export { usePlatform } from './context';
export type {
  ConfirmRequest,
  Dialogs,
  Haptic,
  LanguageControl,
  Navigation,
  Observable,
  Platform,
  PlatformCall,
  PlatformCallOptions,
  Session,
  SessionControl,
  SharedPage,
  SharedTopic,
  SwitchControl,
  ToastKind,
  Topic,
  Topics,
} from './platform';
export { useBlocker } from './useBlocker';
export { type Language, languageNames } from './languages';
export { createStoredRows, deviceKey, type StoredRows } from './storedRows';
export { lazyComponent } from './lazyComponent';
export { Link, type LinkProps } from './Link';
export {
  type Loadable,
  useLanguage,
  useObservable,
  useSession,
  useSharedTopic,
  useTopic,
  useTopicState,
  useUser,
} from './observables';
export { useIsOnline } from './online';
export { type ApiQuery, type ApiQueryOptions, useApiQuery, useInvalidate } from './apiQueries';
export { useLogOut } from './logOut';
export { referrer } from './referrer';
export {
  type OperationSummary,
  type PendingOperation,
  operationText,
  readPendingOperations,
  settleOperation,
  storeOperation,
} from './pendingOperations';
export { type Send, type Sent, useSend } from './send';
export { DOUBLE_TAP_MS, type SingleFlight, useSingleFlight, withLock } from './singleFlight';
export { removeStored, store, readStored, readStoredJson } from './storage';
export { defineTexts, type Dictionary, type Texts, type Translation, useTexts } from './texts';
export { type WalletAction, useRecount, useRecovery } from './walletActions';
export { vipLevelOf } from './vipLevel';
// For `@parlour/platform/pages`, which remotes with long lists bundle: the cache must be the shell's.
export { useQuery, useQueryClient } from '@tanstack/react-query';
