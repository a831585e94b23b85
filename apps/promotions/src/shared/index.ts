export { BannerCard } from './BannerCard';
export { shortDay, shortMoment } from './beijingDays';
export { RowList } from './RowList';
