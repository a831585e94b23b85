export { audienceLabel, canaryAudience, changeTitle, type ChangeCategory, namesIn, categoryOf } from './changeLabels';
export * from './format';
export { failedLoads, failureRate, type Figures, figuresOf, lcpOf, type Series, toneOf } from './healthFigures';
export { positionOf, stopAbove, stopAt, stopBelow, stops } from './stops';
