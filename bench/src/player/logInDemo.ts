/** Logs in the demo member without throttling; returns the token. */
export async function logInDemo(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/login_pc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'demo', password: 'demo1234' }),
  });
  const { data, message } = (await response.json()) as { data?: { api_token: string }; message: string };
  if (data === undefined) throw new Error(`the demo member could not log in: ${message}`);
  return data.api_token;
}
