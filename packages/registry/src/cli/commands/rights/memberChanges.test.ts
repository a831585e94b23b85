import { appRights, type Member } from '@parlour/release-contract/policy';
import { memberAfter, type NamedRights, teamAfter } from './memberChanges';

const key = (kid: string) => ({ kid, x: '', y: '' });
const team = (changes: Partial<Member> = {}): Member => ({
  kind: 'team',
  keys: [key('old')],
  apps: { bingo: { rights: ['publish', 'canary'], canaryShare: 500 } },
  site: [],
  ...changes,
});
const ana = (changes: Partial<Member> = {}): Member => ({
  kind: 'person',
  keys: [key('old')],
  tokenHash: 'a hash',
  apps: { wallet: { rights: ['canary'] }, records: { rights: ['canary'] } },
  site: ['compose'],
  ...changes,
});

describe('a team', () => {
  const after = (before: Member | undefined, named: Omit<Parameters<typeof teamAfter>[2], 'retire'> & { retire?: boolean }) =>
    teamAfter(before, 'bingo', { retire: false, ...named });

  it('that is new has every right for its app', () => {
    expect(after(undefined, { keys: [key('new')] })).toEqual({
      kind: 'team',
      keys: [key('new')],
      apps: { bingo: { rights: [...appRights] } },
      site: [],
    });
    expect(() => after(undefined, { keys: [] })).toThrow('name the file of a public key of bingo');
  });

  it('whose leaked key is replaced has the rights that it had', () => {
    expect(after(team(), { keys: [key('new')] })).toEqual(team({ keys: [key('new')] }));
    expect(after(team(), { keys: [key('new')], retire: true })).toEqual(team({ keys: [key('new')], retiredKeys: [key('old')] }));
  });

  it('keeps its keys, also those that were retired, where none is replaced', () => {
    const before = team({ retiredKeys: [key('older')] });
    const rights = { apps: { bingo: { rights: ['publish' as const], canaryShare: 500 } } };
    expect(after(before, { keys: [], rights: 'publish' })).toEqual({ ...before, ...rights });
    expect(after(before, { keys: [key('old')] })).toEqual(before);
    expect(after(before, { keys: [key('new')] })).toEqual(team({ keys: [key('new')] }));
  });

  it('has its share until another one is named', () => {
    const shareAfter = (share: string) => after(team(), { keys: [], 'canary-up-to': share }).apps['bingo']?.canaryShare;
    expect([shareAfter('10%'), shareAfter('100%')]).toEqual([1_000, undefined]);
  });
});

describe('a person', () => {
  const after = (before: Member | undefined, named: NamedRights & { keys?: Member['keys']; proofs?: Partial<Member> }) =>
    memberAfter(before, 'ana', { kind: 'person', proofs: {}, ...named });

  it.each<[string, NamedRights & { keys?: Member['keys']; proofs?: Partial<Member> }, Partial<Member>]>([
    ['a key', { keys: [key('new')] }, { keys: [key('new')] }],
    ['a token', { proofs: { tokenHash: 'another' } }, { tokenHash: 'another' }],
    ['rights for the site', { site: '' }, { site: [] }],
    ['rights', { rights: 'rollback' }, { apps: { wallet: { rights: ['rollback'] }, records: { rights: ['rollback'] } } }],
    ['apps', { apps: 'lobby, wallet' }, { apps: { lobby: { rights: ['canary'] }, wallet: { rights: ['canary'] } } }],
    ['no apps', { apps: '' }, { apps: {} }],
    [
      'a share',
      { 'canary-up-to': '5%' },
      { apps: { wallet: { rights: ['canary'], canaryShare: 500 }, records: { rights: ['canary'], canaryShare: 500 } } },
    ],
  ])('of whom %s is named keeps all else', (_what, named, changes) => {
    expect(after(ana(), named)).toEqual(ana(changes));
  });

  it('that is new may do nothing, or what is named in every app', () => {
    expect(after(undefined, { keys: [key('new')] })).toMatchObject({ apps: { '*': { rights: [] } }, site: [] });
    expect(after(undefined, { rights: 'canary' })).toMatchObject({ apps: { '*': { rights: ['canary'] } } });
  });

  it('is refused rights that nobody could tell', () => {
    const differing = ana({ apps: { wallet: { rights: ['canary'] }, records: { rights: [] } } });
    expect(() => after(differing, { apps: 'lobby' })).toThrow('name those for lobby with --rights');
    expect(after(differing, { apps: 'lobby', rights: 'canary' })).toMatchObject({ apps: { lobby: { rights: ['canary'] } } });
    expect(() => after(ana({ apps: {} }), { rights: 'canary' })).toThrow('name some with --apps');
  });

  it('does not become of another kind', () => {
    expect(() => after(team(), {})).toThrow('ana is a team here, not a person; dismiss ana first');
  });

  it('has other rights for another app beside those before', () => {
    const more = memberAfter(ana(), 'ana', { kind: 'person', proofs: {}, apps: '+lobby', rights: 'promote,rollback' });
    expect(more.apps).toEqual({ ...ana().apps, lobby: { rights: ['promote', 'rollback'] } });
    const changed = memberAfter(more, 'ana', { kind: 'person', proofs: {}, apps: '+records', rights: '' });
    expect(changed.apps).toEqual({ ...more.apps, records: { rights: [] } });
  });
});
