import { parseArgs } from 'node:util';
import { checkBackend } from './checkBackend';
import type { Wish } from './known';
import { isFit, linesOf, sumOf } from './report';

const USAGE =
  'npm run check-api -- https://api.example [--account <name> --password <password>] [--with-money] [--pay-password <password>]';

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        password: { type: 'string' },
        'pay-password': { type: 'string' },
        'with-money': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new Error(`${sentence}.\n${USAGE}`, { cause: error });
  }
}

/** Reads the command line; throws a sentence when it makes no sense. */
function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parseWords(args);
  const [address = '', ...more] = positionals;
  if (more.length > 0 || !/^https?:\/\/[^/?#]+\/?$/.test(address) || !URL.canParse(address))
    throw new Error(`Say which origin to check, like https://api.example.\n${USAGE}`);
  const { account: name, password, 'pay-password': payPassword, 'with-money': withMoney } = values;
  if ((name === undefined) !== (password === undefined)) throw new Error('--account and --password belong together.');
  return {
    origin: new URL(address).origin,
    withMoney,
    ...(name !== undefined && password !== undefined && { account: { name, password } }),
    ...(payPassword !== undefined && { payPassword }),
  };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const findings = await checkBackend(wishOf(process.argv.slice(2)), (finding) => linesOf(finding).forEach(say));
  say(`\n${sumOf(findings)}`);
  process.exitCode = isFit(findings) ? 0 : 1;
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
