import * as v from 'valibot';
import { appName } from '@parlour/release-contract/appName';
import { type Audience, type ReleaseName, requestedChange, type RequestedChange } from '@parlour/release-contract/change';
import { EVERYONE, semverText } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import { RegistryRefusal } from '../registry/refusals';

/** `wallet@1.5.0` */
export function releaseName(text: string): ReleaseName {
  const at = text.indexOf('@');
  if (at < 1) throw new RegistryRefusal(`"${text}" is not name@version`);
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}

/** The shell that `--against all` compares: `shell@1.2.3`, `shell@latest`, or `shell@next` for the one that is built but not published. */
export function comparedShell(names: readonly string[], against: string, to: string): ReleaseName {
  if (against !== 'all') throw new RegistryRefusal(`--against ${against} is not known; say --against all`);
  if (to !== 'everyone') throw new RegistryRefusal('--against takes no --to: a shell goes to everyone at once');
  const [shell = { name: '', version: '' }, ...others] = names.map(releaseName);
  if (shell.name !== 'shell' || others.length > 0)
    throw new RegistryRefusal('--against compares one shell with what is live; plan a remote without it: plan wallet@1.5.0');
  if (shell.version !== 'next' && shell.version !== 'latest' && !v.safeParse(semverText, shell.version).success)
    throw new RegistryRefusal(`"${nameOf(shell)}" is neither shell@1.2.3 nor shell@latest nor shell@next`);
  return shell;
}

/** `everyone`, `staff`, `agents`, or a share like `5%` or `0.5%`. */
export function audience(text: string): Audience {
  if (text === 'everyone') return { kind: 'share', share: EVERYONE };
  if (text === 'staff' || text === 'agents') return { kind: 'ring', ring: text };
  const share = shareIn(text);
  if (share === undefined) throw new RegistryRefusal(`"${text}" is neither everyone, staff, agents nor a share like 5% or 0.5%`);
  return { kind: 'share', share };
}

/** A share of visitors like `5%`, in hundredths of a percent. */
export function shareOf(text: string): number {
  const share = shareIn(text);
  if (share === undefined) throw new RegistryRefusal(`"${text}" is not a share like 5% or 0.5%`);
  return share;
}

function shareIn(text: string): number | undefined {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s?%$/.exec(text)?.[1];
  const share = Math.round(Number(percent) * 100);
  return percent === undefined || share > EVERYONE ? undefined : share;
}

/** A version like `1.5.0`. */
export function versionOf(text: string): string {
  if (v.safeParse(semverText, text).success) return text;
  throw new RegistryRefusal(`--version ${text} is not a version like 1.5.0`);
}

/** The name of an app, which is also the name of files. */
export function appOf(text: string): string {
  if (v.safeParse(appName, text).success) return text;
  throw new RegistryRefusal(`"${text}" is not the name of an app`);
}

/** The number of a manifest. */
export function sequenceOf(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new RegistryRefusal(`"${text}" is not the number of a manifest; history shows them`);
}

/** `on` or `off`. */
export function onOrOff(text: string): 'on' | 'off' {
  if (text === 'on' || text === 'off') return text;
  throw new RegistryRefusal(`"${text}" is neither on nor off`);
}

/** Parses a change given as text; the error names the wrong argument. */
export function parseChange(requested: RequestedChange): RequestedChange {
  const parsed = v.safeParse(requestedChange, requested);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  // A list is not repeated: its fault is its length.
  const found = typeof issue.input === 'object' ? '' : ` is ${JSON.stringify(issue.input)}`;
  throw new RegistryRefusal(`${v.getDotPath(issue) ?? 'the change'}${found}: ${issue.message}`);
}
