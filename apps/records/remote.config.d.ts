import type { RemoteConfig } from '@parlour/platform';
export declare const card: RemoteConfig;
