import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A stub operator that answers every call immediately with the same balance, to measure the gateway. */
const program = `
const answer = '{"code":200,"message":"","data":{"balance":"1234.56"}}';
require('node:http').createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
  response.end(answer);
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

export interface StubOperator {
  /** Host and port. */
  readonly host: string;
  stop(): void;
}

/** Runs the stub in a separate process. */
export async function runStubOperator(): Promise<StubOperator> {
  const child: ChildProcess = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout === null) throw new Error('the stand-in has no output');
  const [port] = await once(child.stdout, 'data');
  return { host: `127.0.0.1:${String(port).trim()}`, stop: () => child.kill('SIGTERM') };
}
