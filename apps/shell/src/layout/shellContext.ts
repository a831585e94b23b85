import type { Store, Platform, PlatformCall } from '@parlour/platform';
import type { NavEntry, PollingRate } from '@parlour/platform/remoteConfig';
import type { QueryClient, SharedTopics, Value } from '@parlour/platform/host';
import type { Composition } from '@parlour/release-contract/composition';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { createContext, useContext } from 'react';
import type { Translate } from '../i18n/shellDictionary';
import type { TopicBus } from '../polling/createTopics';
import type { ShellNavigation } from '../router/navigation';
import type { Clock } from '../services/clock';
import type { DialogQueue } from '../services/dialogs';
import type { Blockers } from '../services/blockers';
import type { ShellUpdate } from '../services/shellUpdate';
import type { CallingScreen, TelemetryBuffer } from '../services/telemetryBuffer';
import type { Toasts } from '../services/toasts';

/** The shell's parts, created once for a page. */
export interface Shell {
  /** The part that remotes get. */
  readonly platform: Platform;
  /** The calls of a screen, which are counted as its own. */
  readonly callFor: (screen: CallingScreen) => PlatformCall;
  readonly queries: QueryClient;
  readonly manifest: Value<Manifest>;
  /** The balance polling rate that the open route requires. */
  readonly pollingRate: Value<PollingRate | undefined>;
  readonly toasts: Toasts;
  readonly dialogs: DialogQueue;
  readonly navigation: ShellNavigation;
  /** The live remotes' entries in the shell's navigation. */
  readonly nav: Store<readonly NavEntry[]>;
  /** The paths of the routes that the visitor can open. */
  readonly paths: Store<readonly string[]>;
  readonly topics: TopicBus;
  readonly sharedTopics: SharedTopics;
  readonly translate: Translate;
  readonly blockers: Blockers;
  /** The route whose screen is shown. */
  readonly activeRoute: Value<FoundRoute | undefined>;
  /** Counts how often the server has recounted both wallets. */
  readonly recounts: Value<number>;
  /** Whether the first screen was shown, or has failed. */
  readonly hasScreen: Value<boolean>;
  /** Whether the deferred part of the shell has started. */
  readonly isSettled: Value<boolean>;
  readonly composition: () => Composition;
  readonly find: (address: string) => FoundRoute | undefined;
  readonly telemetry: TelemetryBuffer;
  readonly preview: PreviewOverride | undefined;
  readonly clock: Clock;
  readonly update: ShellUpdate;
  /** Whether other tabs may still answer with a session. */
  readonly isAwaitingTabs: Store<boolean>;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell's own parts, for its own views; remotes get the platform instead. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('outside of the shell');
  return shell;
}
