import { useTexts, useTopicState } from '@parlour/platform';
import { framedAddress } from '@parlour/ui-kit/parts';
import { type SponsorType, sponsorOf } from './sponsorRules';
import { sponsorTexts } from './sponsorTexts';

export interface SponsorPage {
  readonly name: string;
  readonly picture: string;
  /** Undefined if the operator has no page for it. */
  readonly address: URL | undefined;
}

interface Sponsors {
  /** Finds a sponsorship's page in the app info; undefined until the app info has loaded. */
  readonly find: ((type: SponsorType) => SponsorPage) | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useSponsors(): Sponsors {
  const texts = useTexts(sponsorTexts);
  const { data: app, hasFailed, retry } = useTopicState('appInfo');
  if (app === undefined) return { find: undefined, hasFailed, retry };
  const find = (type: SponsorType) => {
    const { name, url, img } = sponsorOf(app.sponsors, type);
    return { name: name || texts.names[type], picture: img, address: url === '' ? undefined : framedAddress(url) };
  };
  return { find, hasFailed, retry };
}
