import { checkBackend } from './checkBackend';
import type { Exchange } from './check';
import { readOptions } from './options';
import { createTeller } from './report/causes';
import { linesOfExchange } from './report/exchanges';
import { documentOf } from './report/json';
import { conclusionOf, isFit, sumOf } from './report/lines';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { wish, isJson, isVerbose } = readOptions(process.argv.slice(2));
  const exchanges: Exchange[] = [];
  const teller = createTeller(say, isVerbose);
  const onExchange = (one: Exchange) => (isJson ? exchanges.push(one) : linesOfExchange(one).forEach(say));
  const findings = await checkBackend(wish, {
    ...(!isJson && { onFinding: teller.tell }),
    ...(isVerbose && { onExchange }),
  });
  const isAbsent = findings.some(({ verdict }) => verdict.kind === 'unreachable' && verdict.isAbsent);
  if (isJson) say(JSON.stringify(documentOf(wish.origin, findings, isVerbose ? exchanges : undefined), null, 2));
  else {
    if (!isAbsent) {
      teller.conclude();
      say(`\n${sumOf(findings)}`);
    }
    say(conclusionOf(wish.origin, findings));
  }
  process.exitCode = isFit(findings) ? 0 : 1;
}

// `| head` closes the pipe when its reader has read enough; an unfinished check has not passed.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`${code}\n`);
  process.exit(1);
});

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
