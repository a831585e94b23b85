import { originOfSite } from '@parlour/release-contract/sitePolicy';
import { chosenSite } from '#api';
import { useSites } from './queries';

/** Makes addresses of pages of the chosen site from paths; undefined while its host is not known. */
export function useSiteLink(): (path: string | undefined) => string | undefined {
  const { hosts = [] } = useSites().data?.find(({ isThis }) => isThis) ?? {};
  const origin = chosenSite() === '' ? location.origin : originOfSite(hosts, location.origin);
  return (path) => (path === undefined || origin === undefined ? undefined : new URL(path, origin).href);
}
