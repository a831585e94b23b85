import { callKey } from '@parlour/release-contract/callKey';
import { readInitialAnswer, takeInitialAnswer } from './initialAnswers';
import { prefetchInitialData } from './prefetchInitialData';

const answered = (status: number, text: string) => ({
  status,
  text: async () => text,
  headers: new Map([['date', 'Thu, 01 Jan 1970 00:00:00 GMT']]),
});
const sent = jest.fn();

beforeEach(() => {
  document.head.replaceChildren();
  globalThis.parlourAnswers = new Map();
  globalThis.fetch = sent.mockReset().mockResolvedValue(answered(200, '{"code":200}'));
});

const task = () => new Promise((resolve) => setTimeout(resolve));

it("sends a call as the transport would, with the session's token", async () => {
  prefetchInitialData([{ method: 'POST', path: '/api/list', payload: { page: 1 } }], 'mine');
  prefetchInitialData([{ method: 'GET', path: '/api/games', payload: { category: '' } }], undefined);
  expect(sent).not.toHaveBeenCalled();
  await task();
  const accept = { Accept: 'application/json, text/plain, */*' };
  const json = { 'Content-Type': 'application/json' };
  expect(sent.mock.calls).toEqual([
    [
      '/api/list',
      expect.objectContaining({
        method: 'POST',
        body: '{"page":1}',
        headers: { ...accept, ...json, Authorization: 'Bearer mine' },
      }),
    ],
    ['/api/games?category=', expect.objectContaining({ method: 'GET', headers: accept })],
  ]);
  expect(sent.mock.calls[1][1]).not.toHaveProperty('body');
});

it.each<[number, string, unknown]>([
  [200, '{"code":200,"data":[]}', { code: 200, data: [] }],
  [200, '{"code":200,"data":[9007199254740993]}', { code: 200, data: ['9007199254740993'] }],
  [502, '<html>', '<html>'],
  [200, '', ''],
])('keeps the answer for whoever asks: %i %s', async (status, text, data) => {
  sent.mockResolvedValue(answered(status, text));
  const call = { method: 'GET', path: '/api/games' } as const;
  prefetchInitialData([call], 'mine');
  const answer = await takeInitialAnswer({ ...call, token: 'mine' });
  expect(answer).toEqual({ status, data, headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' } });
});

it.each<[string, string, string[]]>([
  ['the first row', '{"code":200,"data":[{"src":"/a.png"},{"src":"/b.png"}]}', ['/a.png']],
  ['a list in the data', '{"code":200,"data":{"total":1,"data":[{"src":"/a.png"}]}}', ['/a.png']],
  ['no rows', '{"code":200,"data":[]}', []],
  ['a field that is no text', '{"code":200,"data":[{"src":1}]}', []],
  ['a refusal', '{"code":500,"data":null}', []],
  ['what is no JSON', '<html>', []],
])('fetches the picture of %s', async (_what, text, expected) => {
  sent.mockResolvedValue(answered(200, text));
  const fetched: unknown[] = [];
  const source = { set: (value: unknown) => void fetched.push(value) };
  jest.spyOn(globalThis, 'Image').mockImplementation(() => Object.defineProperty(document.createElement('img'), 'src', source));
  prefetchInitialData([{ method: 'GET', path: '/api/pictures', picture: 'src' }], undefined);
  await task();
  expect(fetched).toEqual(expected);
});

const withAnswers = (path: string, token: string | undefined, isPublic = true) => {
  const call = { method: 'POST', path: '/api/list', payload: { page: 1 }, ...(isPublic && { isPublic }) } as const;
  const answers = { [callKey({ ...call, path })]: { code: 200, data: ['given'] } };
  document.head.innerHTML = `<script id="answers" type="application/json" data-at="${Date.now()}">${JSON.stringify(answers)}</script>`;
  prefetchInitialData([call], token);
  return call;
};

it.each([undefined, 'mine'])('a call whose answer came with the document is not sent, in the session %s', async (token) => {
  const call = withAnswers('/api/list', token);
  await task();
  expect(sent).not.toHaveBeenCalled();
  const read = jest.fn(() => 'read');
  expect(readInitialAnswer({ ...call, token: 'another' }, read)).toBeUndefined();
  expect(readInitialAnswer({ ...call, token }, read)).toBe('read');
  expect(read.mock.calls).toEqual([[{ status: 200, data: { code: 200, data: ['given'] } }]]);
  expect(takeInitialAnswer({ ...call, token })).toBeUndefined();
});

it('what cannot be read is left for the transport', async () => {
  const call = withAnswers('/api/list', undefined);
  const read = () => {
    throw new Error('odd');
  };
  expect(readInitialAnswer({ ...call, token: undefined }, read)).toBeUndefined();
  await expect(takeInitialAnswer({ ...call, token: undefined })).resolves.toMatchObject({ status: 200 });
});

it.each<[string, string, boolean]>([
  ['another call', '/api/other', true],
  ['a call that is not public', '/api/list', false],
])('an answer to %s is not used', async (_what, path, isPublic) => {
  withAnswers(path, undefined, isPublic);
  await task();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('an answer that has arrived can be read synchronously, once', async () => {
  const call = { method: 'GET', path: '/api/games' } as const;
  prefetchInitialData([call], undefined);
  const request = { ...call, token: undefined };
  expect(readInitialAnswer(request, ({ status }) => status)).toBeUndefined();
  await task();
  expect(readInitialAnswer(request, ({ status }) => status)).toBe(200);
  expect(takeInitialAnswer(request)).toBeUndefined();
});

it('a failed call rejects for whoever takes it, and is no unhandled rejection', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const call = { method: 'GET', path: '/api/games' } as const;
  prefetchInitialData([call, { method: 'GET', path: '/api/other' }], undefined);
  await expect(parlourAnswers.get(callKey(call))?.answer).rejects.toThrow('Failed to fetch');
});
