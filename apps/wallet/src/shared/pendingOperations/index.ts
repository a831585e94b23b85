export { PendingOperationsCard } from './card/PendingOperationsCard';
export { PendingOperations } from './card/PendingOperations';
export { pendingOperationsTexts } from './card/pendingOperationsTexts';
export { useSendOnce } from './useSendOnce';
export { usePendingOperations } from './usePendingOperations';
export { readRecords } from './readRecords';
