import { type Descriptor, label, type RemoteDescriptor, type Surface } from '../publishing/descriptor';

/** Exports of the shared packages that a remote uses and a shell does not have, a sentence for each package. */
export function surfaceFaults(shell: Descriptor, part: RemoteDescriptor): string[] {
  return compared(shell, part).flatMap(({ library, used, shared }) => {
    const missing = Object.keys(used).filter((name) => shared[name] === undefined);
    if (missing.length === 0) return [];
    return [
      `${label(part)} uses ${missing.join(', ')} of ${library}, which ${label(shell)} does not have: release ${part.name} without it, or a shell with it first`,
    ];
  });
}

/**
 * The gate's finding when nothing is missing. Different types are no error here: the remote's range of versions decides whether
 * it accepts the shell's version, which another check covers.
 */
export function surfaceFindings(shell: Descriptor, parts: readonly RemoteDescriptor[]): string[] {
  const all = parts.map((part) => compared(shell, part));
  const names = all.flat().flatMap(({ library, used }) => Object.keys(used).map((name) => `${name} of ${library}`));
  const changed = parts.flatMap((part, index) =>
    (all[index] ?? []).flatMap(({ library, used, shared }) => {
      const others = Object.entries(used).filter(([name, hash]) => hash !== '' && shared[name] !== '' && shared[name] !== hash);
      if (others.length === 0) return [];
      const list = others.map(([name]) => name).join(', ');
      return [`${list} of ${library} changed since ${label(part)} was built; it accepts the version in ${label(shell)}`];
    }),
  );
  return [`exports in use: ${new Set(names).size}, all of them in ${label(shell)}`, ...changed, ...unknown(shell, parts)];
}

/** Whether both a remote and a shell say what they use and share; older releases do not. */
export function isComparable(shell: Descriptor, part: RemoteDescriptor): boolean {
  return shell.kind === 'shell' && shell.surface !== undefined && part.uses !== undefined;
}

function unknown(shell: Descriptor, parts: readonly RemoteDescriptor[]): string[] {
  if (shell.kind === 'shell' && shell.surface === undefined) return [`${label(shell)} does not say what it has: not compared`];
  const silent = parts.filter((part) => !isComparable(shell, part)).map(label);
  return silent.length === 0 ? [] : [`not compared, since they do not say what they use: ${silent.join(', ')}`];
}

interface Compared {
  readonly library: string;
  readonly used: Surface[string];
  readonly shared: Surface[string];
}

/** The packages that both sides know; one that the shell does not carry at all is refused as a singleton. */
function compared(shell: Descriptor, { uses = {} }: RemoteDescriptor): Compared[] {
  const surface = (shell.kind === 'shell' && shell.surface) || {};
  return Object.entries(uses).flatMap(([library, used]) => {
    const shared = surface[library];
    return shared === undefined ? [] : [{ library, used, shared }];
  });
}
