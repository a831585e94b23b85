declare module 'react-refresh/runtime' {
  interface Family {
    readonly current: unknown;
  }
  interface Refresh {
    readonly updatedFamilies: ReadonlySet<Family>;
    readonly staleFamilies: ReadonlySet<Family>;
  }
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, key: string) => void;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function performReactRefresh(): Refresh | null;
}
