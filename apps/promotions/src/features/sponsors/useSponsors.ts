import { useTexts, useTopic } from '@parlour/platform';
import { framedAddress } from '@parlour/ui-kit/parts';
import { type SponsorType, sponsorOf } from './sponsorRules';
import { sponsorTexts } from './sponsorTexts';

export interface SponsorPage {
  readonly name: string;
  readonly picture: string;
  /** Undefined while the operator has no page for it. */
  readonly address: URL | undefined;
}

/** Finds a sponsorship's page in the app info; undefined until the app info is here. */
export function useSponsors(): ((type: SponsorType) => SponsorPage) | undefined {
  const texts = useTexts(sponsorTexts);
  const app = useTopic('appInfo');
  if (app === undefined) return undefined;
  return (type) => {
    const { name, url, img } = sponsorOf(app.sponsors, type);
    return { name: name || texts.names[type], picture: img, address: url === '' ? undefined : framedAddress(url) };
  };
}
