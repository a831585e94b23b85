import type { FoundRoute } from '@parlour/release-contract/composition';
import { useWords } from './I18nProvider';

/** Says what a remote's card says in the player's language; nothing while that is on its way. */
export function useRouteWords({ release, language }: FoundRoute): (text: string) => string {
  const own = useWords(release.container);
  const routes = own?.['routes'] as Readonly<Record<string, string>> | undefined;
  const isComing = own === undefined && release.modules[language] !== undefined;
  return (text) => (isComing ? '' : (routes?.[text] ?? text));
}
