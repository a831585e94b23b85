export { audienceWords, canaryWords, changeTitle, type ChangeSort, namesIn, sortOf } from './changeWords';
export * from './format';
export { failedLoads, failureRate, type Figures, figuresOf, lcpOf, type Series, toneOf } from './healthFigures';
export { placeOf, stopAbove, stopAt, stopBelow, stops } from './stops';
