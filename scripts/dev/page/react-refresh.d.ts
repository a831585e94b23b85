declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
}
