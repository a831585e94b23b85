export { audienceWords, canaryWords, changeTitle, type ChangeSort, isForEveryone, sortOf } from './changeWords';
export * from './format';
export { failedLoads, failureRate, type Figures, figuresOf, lcpOf, type Series, toneOf } from './healthFigures';
export { placeOf, stopAbove, stopAt, stopBelow, stops } from './stops';
