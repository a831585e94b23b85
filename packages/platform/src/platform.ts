import type { AnswerOf, CallOptions, Endpoint, Reply, RequestOf } from '@parlour/api-client';
import type { AppInfo } from '@parlour/api-client/endpoints/lobby';
import type { UserInfo } from '@parlour/api-client/endpoints/session';
import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import type { ReactNode } from 'react';
import type { Language, TranslatedLanguage } from './languages/languages';

/** What the server last said about the member. The balance is the topic `balance`, which the polling keeps current. */
export type Member = Omit<UserInfo, 'balance'>;

/** The current user; `user` is missing until the first user info arrived, `isUserLost` when its request failed. */
export type Session =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly user: Member | undefined; readonly isUserLost?: true };

/**
 * A value that changes over time. `read` and `watch` are what React calls `getSnapshot` and `subscribe`; they keep their names for
 * the remotes that are live.
 */
export interface Store<Value> {
  read(): Value;
  /** Calls `listener` after each change; returns the function that stops it. */
  watch(listener: () => void): () => void;
}

export interface SessionControl extends Store<Session> {
  /**
   * Stores a new token, loads the user info and starts the polling, in every tab of this browser. Resolves when the session has
   * begun, before the user info is loaded. A mini-app's token is also stored for a day. Rejects, with nobody logged in, when the
   * storage refuses a mini-app's token.
   */
  signIn(token: string, source?: 'session' | 'miniApp'): Promise<void>;
  /** Loads the user info again; with `recount` the server counts both wallets first. */
  refresh(how?: 'recount'): Promise<void>;
  /** Notifies the server, clears all storage and goes to the login; the same happens when the call fails. */
  logOut(): Promise<void>;
  /** Ends the session in every tab without a request, for when the server ended it: clears all storage and goes to the login. */
  end(): void;
}

/** The polled topics, with the type of their content. */
export interface Topics {
  readonly balance: string;
  readonly venueBalances: readonly VenueBalance[];
  readonly appInfo: AppInfo;
}

export interface Topic<Value> extends Store<Value | undefined> {
  /** Requests now, besides the polling; rejects with an ApiError when there is no answer. */
  ask(): Promise<void>;
  /** Whether the newest request failed; false again while a request by `ask` is running. */
  readonly hasFailed: Store<boolean>;
}

/** State that remotes share, under the name that the declaring remote gave it. */
export interface SharedTopic<Content> extends Store<Content | undefined> {
  /**
   * Throws when the remote may not write the topic, or when the content lacks a declared field. `undefined` empties the topic.
   */
  set(content: Content | undefined): void;
}

export type ToastKind = 'success' | 'danger' | 'plain';

export interface ConfirmRequest {
  readonly title: string;
  readonly message?: string;
  /** The buttons' labels; without them 确认 and 取消 where the title is Chinese, else Confirm and Cancel. */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly isDestructive?: boolean;
  readonly art?: ReactNode;
}

/** When a screen is left or fails, its open question is answered with no and its message is closed. */
export interface Dialogs {
  /** Resolves to true when the player confirmed, otherwise to false. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Shows a message with one button. Resolves when the player closed it. */
  alert(request: Omit<ConfirmRequest, 'cancel' | 'isDestructive'>): Promise<void>;
}

export interface Navigation {
  /** Opens a path of this site; visitors are sent to the login or asked to log in where the route requires it. */
  go(to: string, how?: { readonly replace?: boolean }): void;
  /** One step back within the site, or home when there is none. */
  back(): void;
  /** Prefetches the screen of a path. */
  prefetch(to: string): void;
}

export type Haptic = 'tap' | 'success' | 'warning';

export interface PlatformCallOptions extends CallOptions {
  /** No toast for a refusal, because the caller shows it. */
  readonly quiet?: boolean;
  /** The call is repeated automatically: a refusal is shown as a toast once, until its message changes or a call succeeds. */
  readonly polled?: boolean;
}

export type PlatformCall = <E extends Endpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  options?: PlatformCallOptions,
) => Promise<Reply<AnswerOf<E>>>;

export interface LanguageControl extends Store<Language> {
  /** The languages that players may choose, each in its own words; missing where a player may choose all of them. */
  readonly offered?: Readonly<Partial<Record<TranslatedLanguage, string>>> | undefined;
  /** Switches the site's language without a reload, as soon as the translations are loaded, and remembers it. */
  choose(language: Language): void;
}

/** A switch of this device, stored like the language and shared by every tab. */
export interface SwitchControl extends Store<boolean> {
  set(isOn: boolean): void;
}

/** A page to share. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/** The shell's interface for remotes. */
export interface Platform {
  readonly session: SessionControl;
  /**
   * Calls the API. A refusal's message is shown as a toast, a 401 ends the session, and every failure rejects with an ApiError.
   */
  readonly call: PlatformCall;
  /**
   * The answer to a call that was requested before the shell started, if it has already arrived. Each answer can be taken once.
   */
  firstAnswer?<E extends Endpoint>(endpoint: E, payload: RequestOf<E>): Reply<AnswerOf<E>> | undefined;
  /** Transfers every venue's money to the central wallet, shows the server's message and recounts every wallet; never throws. */
  recover(): Promise<void>;
  topic<Name extends keyof Topics>(name: Name): Topic<Topics[Name]>;
  /** Returns state that remotes share. Throws for a topic that the remote's config does not name. */
  shared(name: string): SharedTopic<unknown>;
  readonly navigation: Navigation;
  toast(message: string, kind?: ToastKind): void;
  readonly dialogs: Dialogs;
  /**
   * Prevents that the remote is replaced by another release, and asks before leaving when `question` is given. Returns the
   * function that ends the block.
   */
  block(question?: string): () => void;
  readonly language: LanguageControl;
  /** Whether the player's own amounts are hidden everywhere; `Money` of the kit follows it. */
  readonly hidesAmounts: SwitchControl;
  /** Whether the player turned motion off; the kit's `reducedMotion` and `prefersReducedMotion` cover the phone's setting too. */
  readonly reducesMotion: SwitchControl;
  /** Vibrates, where the phone or the messaging app supports it and the player has not turned motion off. */
  vibrate(what: Haptic): void;
  /** Shares a page: through the messaging app or the phone's share sheet, else its address is copied and a toast says so. */
  share(page: SharedPage): void;
  /** The server's time in epoch milliseconds; the phone's until the first answer. */
  serverNow(): number;
  /** The sections of the home screen from the top, as the site wants them; those that it does not name follow. */
  readonly homeSections?: readonly string[] | undefined;
  /** Whether a path can be opened: a live remote has it, and operations have not switched it off. */
  readonly isPathAvailable: Store<(path: string) => boolean>;
}
