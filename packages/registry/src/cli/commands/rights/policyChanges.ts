import type { Member } from '@parlour/release-contract/policy';
import { fallbacksIn, releasesIn } from '@parlour/release-contract/names';
import { COMMAND } from '../../../registry/commandName';
import { memberText, rulesText } from '../../../trust/policies';
import { changePolicy, openContext, print } from '../../context';

interface PolicyArgs {
  readonly key?: string | undefined;
  readonly by: string;
  readonly reason?: string | undefined;
}

/** Makes another policy valid and prints the difference; without a reason of the caller the history gets a default one. */
export async function change(args: PolicyArgs, usualReason: string, edit: Parameters<typeof changePolicy>[0]): Promise<void> {
  for (const line of await changePolicy(edit, { ...args, reason: args.reason ?? usualReason })) print(line);
}

export async function setMember(
  args: PolicyArgs & { readonly name: string },
  memberOf: (before: Member | undefined) => Member,
): Promise<void> {
  await change(args, `rights of ${args.name}`, ({ members, apps }) => ({
    members: { ...members, [args.name]: memberOf(members[args.name]) },
    apps,
  }));
}

/**
 * Warns about releases of an app that are in the manifest, also as a canary or fallback, and that no team may publish any more.
 */
export async function printOrphans(name: string): Promise<void> {
  const { registry } = await openContext();
  const { manifest } = await registry.head();
  const named = manifest === undefined ? [] : [...releasesIn(manifest), ...fallbacksIn(manifest)];
  for (const { version } of named.filter((release) => release.name === name)) {
    const live = await registry.release(name, version);
    if (live?.isTrusted !== false) continue;
    print(
      `${name} ${version} stays live, signed by no key that may publish it: verify finds fault with the site until ${name} is`,
    );
    const isOfJob = (await registry.provenance({ name, version })) !== undefined;
    const again = isOfJob ? 'names the jobs that published it again' : `has the key ${live.key} again`;
    print(`removed, other releases are in its place, also as the fallback, or its team ${again} (with --retire`);
    print('beside new ones)');
  }
}

/** Prints all rights of a member, because a command names only some of them. */
export async function printInForce(name: string): Promise<void> {
  const { members, apps } = (await (await openContext()).registry.head()).policy;
  const member = members[name];
  if (member === undefined) return;
  print(`in force: ${name} is ${memberText(member)}`);
  if (member.kind === 'team') print(`in force: rules of ${name}: ${rulesText(apps[name])}`);
}

/**
 * Warns when a rule asks for a second person but the holders of the team's keys are not named: the same person could request and
 * approve.
 */
export async function printUnheld(app: string): Promise<void> {
  const { members, apps } = (await (await openContext()).registry.head()).policy;
  const team = members[app];
  if (apps[app]?.approvalAbove === undefined || team?.kind !== 'team' || team.holders !== undefined) return;
  print(
    `whoever has the keys of ${app} may approve what they request: name these people with: ${COMMAND} team ${app} --held-by <people>`,
  );
}
