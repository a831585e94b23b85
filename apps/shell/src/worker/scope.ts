import type { RemoteFile } from '@parlour/release-contract/findRoute';

/** The service worker types that ours needs: TypeScript's library for pages, with which the shell is compiled, lacks them. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  /** https://w3c.github.io/ServiceWorker/#register-router-method; not in every browser. */
  addRoutes?(
    rules: readonly { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }[],
  ): Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PageMessageEvent extends WorkerEvent {
  readonly data: unknown;
}
interface Events {
  readonly install: InstallEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessageEvent;
  readonly error: ErrorEvent;
  readonly unhandledrejection: PromiseRejectionEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'userAgent' | 'onLine'>;
  readonly registration: ServiceWorkerRegistration;
  /** The release of this worker: the files that its build made. */
  readonly release: { readonly version: string; readonly files: readonly RemoteFile[] };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
