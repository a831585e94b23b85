export { BannerCard } from './BannerCard';
export { shortDay, shortMoment } from './beijingDays';
export { RowsSkeleton } from './RowsSkeleton';
