export { UnderwayCard } from './UnderwayCard';
export { UnderwayLines } from './UnderwayLines';
export { underwayTexts } from './underwayTexts';
export { useSendOnce } from './useSendOnce';
export { useUnderway } from './useUnderway';
