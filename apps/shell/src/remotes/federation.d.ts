declare module 'federation-container-entry' {
  export const initContainerEntry: (options: unknown) => unknown;
}
