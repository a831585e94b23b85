import { sampleState } from '#testing';
import { compareManifests } from './compareManifests';

const { manifest } = sampleState(new Date());
const { lobby, wallet } = manifest.remotes;
const lines = (after: typeof manifest) =>
  compareManifests(manifest, after).map(({ name, lines: changed }) => [
    name,
    ...changed.map(({ sign, field, value }) => `${sign} ${field} ${value}`.replaceAll('\u00A0', ' ')),
  ]);
const withRemote = (name: string, remote: typeof lobby | undefined) => {
  const { [name]: _gone, ...others } = manifest.remotes;
  return { ...manifest, remotes: remote === undefined ? others : { ...others, [name]: remote } };
};

it('has nothing to say about the same manifest', () => {
  expect(lines(manifest)).toEqual([]);
});

it('shows a canary that grows, with what stays for orientation', () => {
  const grown = lobby?.canary && { ...lobby, canary: { ...lobby.canary, share: 2500 } };
  expect(lines(withRemote('lobby', grown))).toEqual([
    ['lobby', '  live 3.12.1', '- canary 3.13.0 staff, agents, 10 %', '+ canary 3.13.0 staff, agents, 25 %'],
  ]);
});

it('shows a canary that is taken back', () => {
  const { canary: _canary, ...stable } = lobby ?? {};
  expect(lines(withRemote('lobby', stable as typeof lobby))).toEqual([
    ['lobby', '  live 3.12.1', '- canary 3.13.0 staff, agents, 10 %'],
  ]);
});

it('shows switches, the shell and a remote that goes', () => {
  expect(lines(withRemote('wallet', wallet && { ...wallet, off: ['/cards'] }))).toEqual([
    ['wallet', '  live 5.2.0', '+ off /cards'],
  ]);
  expect(lines({ ...manifest, shell: { version: '2.5.0' } })).toEqual([['shell', '- live 2.4.0', '+ live 2.5.0']]);
  expect(lines(withRemote('wallet', undefined))).toEqual([['wallet', '- live 5.2.0', '- entry sha384-AAAAAA…']]);
});
