export { AreaChart, type Annotation } from './AreaChart';
export { annotationsOf } from './annotationsOf';
export { type ChartTone, Sparkline } from './Sparkline';
export { SplitBar } from './SplitBar';
