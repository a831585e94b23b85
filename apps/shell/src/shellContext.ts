import { createContext, useContext } from 'react';
import type { Shell } from './createShell';

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell's own parts, for its own views; remotes get the platform contract instead. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('outside of the shell');
  return shell;
}
