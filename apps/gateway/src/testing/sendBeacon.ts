/** Posts a beacon, or any other text, to the gateway at a port, as pages do; gives the status of the answer. */
export async function sendBeacon(port: number, body: unknown): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/telemetry`, { method: 'POST', headers, body: text })).status;
}
