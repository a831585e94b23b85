import type { RemoteCard } from '@parlour/platform';
export declare const card: RemoteCard;
