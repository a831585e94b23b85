import { createHmac } from 'node:crypto';

/** The demo operator's bot, as the site under test was started with. */
const BOT_TOKEN = process.env['MINI_APP_BOT_TOKEN'] ?? '4711:stories';

let count = 0;

/** Start data of a messenger account, signed as the messenger signs it; each is another one. */
export function signedData(id = 900_000 + Math.floor(Math.random() * 90_000), token = BOT_TOKEN): string {
  count += 1;
  const fields: Record<string, string> = {
    query_id: `AA${Date.now()}${count}`,
    user: JSON.stringify({ id, first_name: 'Lan', last_name: '林', language_code: 'zh' }),
    auth_date: String(Math.floor(Date.now() / 1000)),
  };
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(lines).digest('hex');
  return Object.entries({ ...fields, hash })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** What the messenger adds to an address. */
export function launchParams(data: string, theme = '#17212b'): string {
  const params = {
    tgWebAppData: data,
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: `{"bg_color":"${theme}"}`,
  };
  return Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
