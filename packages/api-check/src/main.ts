import { writeFile } from 'node:fs/promises';
import { checkBackend } from './checkBackend';
import type { Exchange } from './check';
import { findDialect, isPlain } from './dialect/findDialect';
import { startTranslatingProxy, type TranslatingProxy } from './dialect/translatingProxy';
import type { Wish } from './known';
import { type Options, readOptions } from './options';
import { createTeller } from './report/causes';
import { linesOfExchange } from './report/exchanges';
import { documentOf } from './report/json';
import { conclusionOf, isFit, sumOf } from './report/lines';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const FILE = 'dialect.json';

/** Finds and writes the dialect of a backend, and starts a backend on this machine that answers with it; undefined when it needs none. */
async function startWritten(wish: Wish, tell: (line: string) => void): Promise<TranslatingProxy | undefined> {
  const { dialect, unclear } = await findDialect(wish);
  for (const sentence of unclear) tell(`unclear: ${sentence}`);
  if (isPlain(dialect)) {
    tell('no dialect was found: nothing in its answers is written in another way that a dialect could say');
    return undefined;
  }
  await writeFile(FILE, `${JSON.stringify(dialect, null, 2)}\n`);
  tell(`${FILE} has its dialect: ${JSON.stringify(dialect)}`);
  tell('times without a zone are read as Beijing\'s; if yours are another\'s, change "zone" in the file');
  tell(`look at it, then: npm run release -- site default --dialect ${FILE}\n\nThe check with this dialect:\n`);
  return startTranslatingProxy(wish.origin, dialect);
}

async function run(): Promise<void> {
  const { wish: asked, isJson, isVerbose, isWriting } = readOptions(process.argv.slice(2));
  // With --json the standard output is one document.
  const written = isWriting
    ? await startWritten(asked, isJson ? (line) => void process.stderr.write(`${line}\n`) : say)
    : undefined;
  try {
    await check(written === undefined ? asked : { ...asked, origin: written.origin }, asked.origin, { isJson, isVerbose });
  } finally {
    written?.stop();
  }
}

async function check(wish: Wish, origin: string, { isJson, isVerbose }: Pick<Options, 'isJson' | 'isVerbose'>): Promise<void> {
  const exchanges: Exchange[] = [];
  const teller = createTeller(say, isVerbose);
  const onExchange = (one: Exchange) => (isJson ? exchanges.push(one) : linesOfExchange(one).forEach(say));
  const findings = await checkBackend(wish, {
    ...(!isJson && { onFinding: teller.tell }),
    ...(isVerbose && { onExchange }),
  });
  const isAbsent = findings.some(({ verdict }) => verdict.kind === 'unreachable' && verdict.isAbsent);
  if (isJson) say(JSON.stringify(documentOf(origin, findings, isVerbose ? exchanges : undefined), null, 2));
  else {
    if (!isAbsent) {
      teller.conclude();
      say(`\n${sumOf(findings)}`);
    }
    say(conclusionOf(origin, findings));
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
