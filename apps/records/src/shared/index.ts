export { Day } from './Day';
export { type DayFilter, DayChips } from './DayChips';
export { byDay, timeOf } from './days';
export { Middle } from './Middle';
export { RecordRow } from './RecordRow';
export { RecordsPage } from './RecordsPage';
export { RecordsSkeleton } from './RecordsSkeleton';
export { recordTexts } from './recordTexts';
