import * as v from 'valibot';
import { callerOfPerson, type Member, type Policy, policy as policySchema } from './policy';

const group = (claim: string, app = 'wallet'): Member => ({
  kind: 'group',
  keys: [],
  claim,
  apps: { [app]: { rights: ['promote'] } },
  site: [],
});
const members: Policy['members'] = {
  wallet: { kind: 'team', keys: [], apps: { wallet: { rights: ['publish'] } }, site: [] },
  ana: { kind: 'person', keys: [], subject: 'https://login.example|1', apps: {}, site: ['compose'] },
  ops: group('/ops'),
  auditors: group('/auditors', 'records'),
};
const policy: Policy = { format: 1, registry: 'r', root: 1, base: 0, members, apps: {} };
const person = (sub: string, name: string, ...groups: string[]) =>
  callerOfPerson(policy, { issuer: 'https://login.example', sub, name, groups });

it('somebody who logged in has the rights of every group, under a name that no member can have', () => {
  expect(person('7', 'root', '/ops', '/auditors', '/others')).toEqual({
    author: { kind: 'person', name: 'root (login.example)', subject: 'https://login.example|7' },
    rights: [members['ops'], members['auditors']],
  });
});

it('a member who logged in is that member, with the own rights and those of groups', () => {
  expect(person('1', 'anna', '/ops')).toEqual({
    author: { kind: 'person', name: 'ana', subject: 'https://login.example|1' },
    rights: [members['ana'], members['ops']],
  });
  expect(person('1', 'anna')?.rights).toEqual([members['ana']]);
});

it.each([
  ['in no group', '7', 'ana', []],
  ['in groups that nobody knows', '7', 'ana', ['/others', 'ops', '/OPS', '/ops/', '']],
  ['in a group called like a member', '7', 'wallet', ['wallet', 'ana']],
  ['with the subject of a member at another issuer', 'https://login.example|1', 'ana', []],
])('somebody %s has no rights here', (_name, sub, name, groups) => {
  expect(person(sub, name, ...groups)).toBeUndefined();
});

it('only a team has jobs, and nobody but a job has the right to previews alone', () => {
  const identities = [{ issuer: 'https://ci.example', claims: { repository: 'acme/wallet' } }];
  const faultOf = (ana: object) => v.safeParse(policySchema, { ...policy, members: { ana } }).issues?.[0].message;
  const member = { kind: 'team', keys: [], identities, apps: {}, site: [] };
  expect(faultOf(member)).toBeUndefined();
  expect(faultOf({ ...member, kind: 'person' })).toBe('only a team has jobs of a CI with identities; a person logs in');
  expect(faultOf({ ...member, apps: { wallet: { rights: ['preview'] } } })).toContain('"preview"');
});
