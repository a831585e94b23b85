export { PendingOperationsCard } from './PendingOperationsCard';
export { PendingOperations } from './PendingOperations';
export { pendingOperationsTexts } from './pendingOperationsTexts';
export { useSendOnce } from './useSendOnce';
export { usePendingOperations } from './usePendingOperations';
export { readRecords } from './readRecords';
