declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
  export function register(type: unknown, id: string): void;
}
