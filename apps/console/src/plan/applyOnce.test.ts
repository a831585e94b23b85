import { ReleaseError } from '#api';
import { createFakeReleases } from '#testing';
import { applyOnce } from './applyOnce';

const request = { change: { kind: 'stop', name: 'lobby' }, reason: 'slow', expected: 214 } as const;

it('gives what is live after the change', async () => {
  await expect(applyOnce(createFakeReleases(), request)).resolves.toMatchObject({ manifest: { sequence: 215 } });
});

it('recognises an applied change after the response was lost', async () => {
  const api = createFakeReleases();
  api.loseAnswers(true);
  await expect(applyOnce(api, request)).resolves.toMatchObject({ manifest: { sequence: 215 } });
});

it("does not mistake somebody else's change for its own", async () => {
  const api = createFakeReleases();
  api.fail('apply', new ReleaseError('timeout', 'too long'));
  api.changeByOther(request.change, 'jun');
  await expect(applyOnce(api, request)).rejects.toMatchObject({ kind: 'timeout' });
});

it('rejects when it is unknown whether the change was applied', async () => {
  const api = createFakeReleases();
  api.loseAnswers(true);
  api.fail('state', new ReleaseError('offline', 'gone'));
  await expect(applyOnce(api, request)).rejects.toMatchObject({ kind: 'offline' });
});
