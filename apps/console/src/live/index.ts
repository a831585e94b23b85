export { type Connection } from './connection';
export { LiveUpdates } from './LiveUpdates';
export {
  type Answer,
  HEALTH_HOURS,
  type HistoryPages,
  keys,
  useConnection,
  useHealth,
  useHistory,
  useManifestEntry,
  useReleases,
} from './queries';
export { createQueryClient } from './queryClient';
