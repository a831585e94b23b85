import { useTexts, useTopicState } from '@parlour/platform';
import { framedAddress, type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { type SponsorType, sponsorOf } from './sponsorRules';
import { sponsorTexts } from './sponsorTexts';

export interface SponsorPage {
  readonly name: string;
  readonly picture: string;
  /** Undefined if the operator has no page for it. */
  readonly address: URL | undefined;
}

/** Finds a sponsorship's page. */
type FindSponsor = (type: SponsorType) => SponsorPage;

/** The sponsorships in the app info. */
export function useSponsors(): LoadState<FindSponsor> {
  const texts = useTexts(sponsorTexts);
  const { data: app, hasFailed, retry } = useTopicState('appInfo');
  const find =
    app &&
    ((type: SponsorType) => {
      const { name, url, img } = sponsorOf(app.sponsors, type);
      return { name: name || texts.names[type], picture: img, address: url === '' ? undefined : framedAddress(url) };
    });
  return loadStateOf({ data: find, isLoading: !hasFailed, retry });
}
