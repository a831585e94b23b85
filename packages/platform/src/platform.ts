import type { AnswerOf, CallOptions, Endpoint, Reply, RequestOf } from '@parlour/api-client';
import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import type { ReactNode } from 'react';
import type { Language } from './languages';

/** Who is looking; `user` is missing until the first user info arrived, `isUserLost` when it was asked for and did not come. */
export type Session =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly user: UserInfo | undefined; readonly isUserLost?: true };

export interface Observable<Value> {
  read(): Value;
  /** Calls `listener` after each change; returns the way to stop. */
  watch(listener: () => void): () => void;
}

export interface SessionControl extends Observable<Session> {
  /**
   * Takes a fresh token, loads the user and starts the polling, in every tab of this browser; resolves when the user info is there or
   * failed. A mini-app's token is also kept for a day; it rejects, and nobody is logged in, when storage refuses it.
   */
  signIn(token: string, kept?: 'session' | 'miniApp'): Promise<void>;
  /** Loads the user info again: `recount` asks the server to count both wallets first. */
  refresh(how?: 'recount'): Promise<void>;
  /** Tells the server, clears all storage and goes to the login; it ends the same way when the call fails. */
  logOut(): Promise<void>;
  /** Ends the session in every tab without asking the server, for when the server ended it: clears all storage and goes to the login. */
  end(): void;
}

/** What is polled, and what each topic carries. */
export interface Topics {
  readonly balance: string;
  readonly venueBalances: readonly VenueBalance[];
  readonly appInfo: AppInfo;
}

export interface Topic<Value> extends Observable<Value | undefined> {
  /** Asks now, besides the polling; rejects with an ApiError when no answer came. */
  ask(): Promise<void>;
  /** Whether the newest question got no answer; false again while `ask` asks. */
  readonly hasFailed: Observable<boolean>;
}

export type ToastKind = 'success' | 'danger' | 'plain';

export interface ConfirmRequest {
  readonly title: string;
  readonly message?: string;
  readonly confirm?: string;
  readonly cancel?: string;
  readonly isDestructive?: boolean;
  readonly art?: ReactNode;
}

export interface Dialogs {
  /** Resolves to whether the player confirmed. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Shows a message with one button; resolves when it was read. */
  alert(request: Omit<ConfirmRequest, 'cancel' | 'isDestructive'>): Promise<void>;
}

export interface Navigation {
  /** Opens a path of this site; visitors are sent or asked to log in where the route wants it. */
  go(to: string, how?: { readonly replace?: boolean }): void;
  /** One step back within the site, or home when there is none. */
  back(): void;
  /** Gets the screen ready that opening a path would show. */
  prefetch(to: string): void;
}

export type Haptic = 'tap' | 'success' | 'warning';

export interface PlatformCallOptions extends CallOptions {
  /** The caller shows the refusal itself: no toast. */
  readonly quiet?: boolean;
  /** It asks again and again by itself: a refusal is a toast once, until it says something else or an answer came. */
  readonly polled?: boolean;
}

export type PlatformCall = <E extends Endpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  options?: PlatformCallOptions,
) => Promise<Reply<AnswerOf<E>>>;

export interface LanguageControl extends Observable<Language> {
  /** Writes the site in another language, without a reload, as soon as its words are there, and remembers it. */
  choose(language: Language): void;
}

/** Something that is on or off on this device, remembered as the language is; every tab follows. */
export interface SwitchControl extends Observable<boolean> {
  set(isOn: boolean): void;
}

/** A page to hand on. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** All that a remote may ask of the shell. */
export interface Platform {
  readonly session: SessionControl;
  /** Talks to the API; a refusal's message is shown as a toast, 401 ends the session, every failure is thrown as ApiError. */
  readonly call: PlatformCall;
  /** Brings the money of every venue back to the central wallet, shows the server's message and counts every wallet anew; never throws. */
  recover(): Promise<void>;
  topic<Name extends keyof Topics>(name: Name): Topic<Topics[Name]>;
  readonly navigation: Navigation;
  toast(message: string, kind?: ToastKind): void;
  readonly dialogs: Dialogs;
  /** Keeps the remote from being swapped, and asks before leaving when `question` is given; returns the release. */
  block(question?: string): () => void;
  readonly language: LanguageControl;
  /** Whether the player's own sums are hidden everywhere; `Money` of the kit heeds it. */
  readonly hidesAmounts: SwitchControl;
  /** Whether the player wants no motion, whatever the phone says; `reducedMotion` and `prefersReducedMotion` of the kit heed both. */
  readonly reducesMotion: SwitchControl;
  /** Lets the player feel what happened, where the phone or the messaging app can and motion is wanted. */
  vibrate(what: Haptic): void;
  /** Hands a page on: through the messaging app or the phone's own sheet, else its address is copied and a toast says so. */
  share(page: SharedPage): void;
  /** Now by the server's clock, in epoch milliseconds; by the phone's until the first answer. */
  serverNow(): number;
  /** Whether a path can be opened: a live remote has it, and operations have not switched it off. */
  readonly isPathAvailable: Observable<(path: string) => boolean>;
}
