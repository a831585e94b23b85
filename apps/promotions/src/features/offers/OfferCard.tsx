import type { Activity } from '@parlour/api-client/endpoints/promotions';
import { pathTo } from '@parlour/platform';
import { BannerCard } from '#shared';

/** An offer's banner and title; images of `isFirst` ones load first. */
export function OfferCard({ activity: { id, title, banner }, isFirst }: { activity: Activity; isFirst: boolean }) {
  return <BannerCard to={pathTo('/activityInfo', { id })} picture={banner} title={title} isFirst={isFirst} />;
}
