export { type Connection } from './connection';
export { withLiveApps } from './liveApps';
export { LiveUpdates } from './LiveUpdates';
export {
  type Answer,
  ERROR_HOURS,
  HEALTH_HOURS,
  OUTCOME_HOURS,
  TIMING_HOURS,
  type HistoryPages,
  keys,
  useAppsOn,
  useConnection,
  useErrors,
  useHealth,
  useHistory,
  useManifestEntry,
  useOutcomes,
  usePreviews,
  useReleases,
  useSessions,
  useSites,
  useTimings,
} from './queries';
export { createQueryClient } from './queryClient';
export { useSiteLink } from './useSiteLink';
