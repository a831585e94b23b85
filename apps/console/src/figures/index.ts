export {
  audienceLabel,
  authorLabel,
  canaryAudience,
  type ChangeCategory,
  changeTitle,
  categoryOf,
  entryLabel,
  isManifest,
  namesIn,
} from './changeLabels';
export * from './format';
export { failedLoads, failureRate, type Figures, figuresOf, lcpOf, type Series, toneOf } from './healthFigures';
export { positionOf, stopAbove, stopAt, stopBelow, stops } from './canaryShares';
