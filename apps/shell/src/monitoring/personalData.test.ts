import { collectUncaughtErrors } from '../boot/collectUncaughtErrors';
import { createErrorReports } from '../services/errorReports';
import { createTelemetryBuffer } from '../services/telemetryBuffer';
import { readText } from '../testing/readText';
import { knownSecrets } from './knownSecrets';
import { reportUncaughtErrors } from './uncaughtErrors';
import { startTelemetry } from './telemetry';

/** Personal data, and how the page can recognise it: from a field, from the session, or only by its format. */
const personal = {
  token: 'tkn-of-linlan-9f8e7d6c5b4a',
  username: 'linlan88',
  realname: '林澜',
  email: 'lin.lan@mail.example',
  mobile: '13800138000',
  birthday: '1990-04-17',
  balance: '48213.70',
  typedPassword: 'open sesame',
  typedAmount: '735',
  typedOwner: 'Lin Lan',
  card: '6214 8312 0077 8315',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  otherName: '王小明',
  order: 'PD20260412000917',
  hash: '0x9f2c41d7a5b8e3f6c1d4a7b0e3f6c9d2a5b8e1f4',
};
const secrets = Object.values(personal);

/** Ways in which an error message can contain a secret. */
const sentences: readonly ((secret: string) => string)[] = [
  (secret) => `no card of ${secret}`,
  (secret) => `"${secret}" is not valid`,
  (secret) => `Unexpected token '${secret[0]}', "{"name":"${secret}","no":7}" is not valid JSON`,
  (secret) => `GET https://site.example/api/user?name=${secret} failed with 500`,
  (secret) => `Cannot read properties of undefined (reading '${secret}')`,
  (secret) => `a\n${secret}\nb`,
  (secret) => `${'x '.repeat(990)}${secret} ${secret}`,
  (secret) => `[${secret}] {${secret}} <b>${secret}</b>`,
  (secret) => `${secret}${secret}${secret}`,
  (secret) => `/recharge?owner=${encodeURIComponent(secret)}#${secret}`,
  (secret) => `member.${secret} is not a function`,
  (secret) => `Bearer ${secret}`,
  (secret) => `${secret}: ${secret}, ${secret}`,
  (secret) => `«${secret}» “${secret}”`,
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns the bytes that a page sends about these errors, for a member who has typed into fields. */
function throwInPage(thrown: readonly unknown[]): Promise<string> {
  const bodies: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { value: (_url: string, body: Blob) => bodies.push(body), configurable: true });
  const typed = [personal.typedPassword, personal.typedAmount, personal.typedOwner];
  document.body.innerHTML = typed.map((value) => `<input value="${value}">`).join('');
  sessionStorage.setItem('api_token', personal.token);
  const { username, realname, email, mobile, birthday, balance } = personal;
  const session = { role: 'member', user: { username, realname, email, mobile, birthday } } as never;
  const page = new EventTarget();
  const { emit, drainTo } = createTelemetryBuffer();
  const origin = 'http://site';
  const report = createErrorReports({
    shell: '1.0.0',
    origin,
    screen: () => '/recharge',
    secrets: () => knownSecrets(document, session, balance),
    emit,
    // More than a minute passes between two reports, because of the limit per minute.
    now: () => bodies.length * 60_001 + performance.now(),
  });
  startTelemetry({
    page: window,
    shown: () => undefined,
    composition: () => 'c-1',
    drainTo,
    report,
    device: 'low',
    fetchedAt: () => undefined,
  });
  reportUncaughtErrors(collectUncaughtErrors(page), () => ['wallet'], emit, report);
  for (const error of thrown) {
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    emit({ event: 'remoteFailed', remote: 'wallet', version: '1.5.0', error });
    jest.advanceTimersByTime(5000);
  }
  return readText(bodies);
}

it('no personal data leaves the page, whatever an error contains', async () => {
  const secretMessages = secrets.flatMap((secret) => sentences.map((sentence) => ({ secret, message: sentence(secret) })));
  // Each error has a line of its own, so that no two count as the same error.
  const thrown = secretMessages.map(({ secret, message }, line) =>
    Object.assign(new TypeError(message), {
      stack: `TypeError: ${message}\n    at f (http://site/assets/wallet/1.5.0/a.js:${line}:2)\n    at http://site/?token=${secret}:3:4`,
    }),
  );
  expect(thrown.length).toBeGreaterThan(200);
  const sent = await throwInPage(thrown);
  expect(sent.match(/"event":"error"/g)?.length).toBe(thrown.length);
  expect(sent).toContain('"file":"wallet/1.5.0/a.js"');
  const parts = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  expect(parts.filter((part) => sent.includes(part))).toEqual([]);
  // Parts of a secret must not be sent either.
  expect(sent.match(/linlan|sesame|138001|6214|8315|Y2khEs|0417|4821|mail\.example/gi)).toBeNull();
});
