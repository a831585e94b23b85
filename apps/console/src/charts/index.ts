export { AreaChart, type Flag } from './AreaChart';
export { flagsOf } from './flagsOf';
export { type ChartTone, Sparkline } from './Sparkline';
export { SplitBar } from './SplitBar';
