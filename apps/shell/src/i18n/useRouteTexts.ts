import type { FoundRoute } from '@parlour/release-contract/composition';
import { useDictionary } from './I18nProvider';

/** Says what a remote's card says in the player's language; nothing while that is on its way. */
export function useRouteTexts({ release, language }: FoundRoute): (text: string) => string {
  const own = useDictionary(release.container);
  const routes = own?.['routes'] as Readonly<Record<string, string>> | undefined;
  const isComing = own === undefined && release.modules[language] !== undefined;
  return (text) => (isComing ? '' : (routes?.[text] ?? text));
}
