export { pathTo, redirectTarget, useQueryParams, useRouteParams } from './navigation/address';
export type { RemoteConfig } from './remoteConfig';
export { useIsPathAvailable } from './navigation/useIsPathAvailable';
export { usePlatform } from './context';
export type {
  ConfirmRequest,
  Dialogs,
  Haptic,
  LanguageControl,
  Member,
  Navigation,
  Platform,
  PlatformCall,
  PlatformCallOptions,
  Session,
  SessionControl,
  SharedPage,
  SharedTopic,
  Store,
  /** The name of `Store` before 0.4.49. */
  Store as Observable,
  SwitchControl,
  ToastKind,
  Topic,
  Topics,
} from './platform';
export { useBlocker } from './navigation/useBlocker';
export { type Language, languageNames } from './languages/languages';
export { createStoredRows, deviceKey, type StoredRows } from './storage/storedRows';
export { lazyComponent } from './loading/lazyComponent';
export { Link, type LinkProps } from './navigation/Link';
export {
  type Loadable,
  useLanguage,
  useRole,
  useSession,
  useSharedTopic,
  useStore,
  // Its name before 0.4.49, which live remotes import.
  useStore as useObservable,
  useTopic,
  useTopicState,
  useUser,
} from './stores';
export { useIsOnline } from './online';
export { type ApiQuery, type ApiQueryOptions, useApiQuery, useInvalidate } from './useApiQuery';
export { useLogOut } from './member/logOut';
export { referrer } from './visit/referrer';
export {
  type OperationSummary,
  type PendingOperation,
  operationText,
  readPendingOperations,
  settleOperation,
  storeOperation,
  watchOperations,
} from './sending/pendingOperations';
export { type OperationNote, type Send, type Sent, useSend } from './sending/send';
export { DOUBLE_TAP_MS } from './sending/doubleTap';
export { runExclusive, type SingleFlight, useSingleFlight, withLock } from './sending/singleFlight';
export { removeStored, store, readStored, readStoredJson } from './storage/storage';
export { defineTexts, type Dictionary, type Texts, type Translation, useTexts } from './languages/texts';
export { type WalletAction, useRecount, useRecovery } from './sending/walletActions';
export { vipLevelOf } from './member/vipLevel';
// For `@parlour/platform/pages`, which is bundled into remotes with long lists: they must use the shell's cache.
export { useQuery, useQueryClient } from '@tanstack/react-query';
