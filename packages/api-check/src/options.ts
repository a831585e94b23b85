import { parseArgs } from 'node:util';
import { allEndpoints, type CallName } from '@parlour/api-client/endpoints/all';
import type { Wish } from './known';

const USAGE = `npm run check-api -- https://api.example [--account <name> --password <password>] [--with-money] [--pay-password <password>]
  [--without-idempotency] [--only <call>]… [--write] [--json] [--verbose]`;

/** The options of the command. */
export interface Options {
  readonly wish: Wish;
  readonly isJson: boolean;
  readonly isVerbose: boolean;
  /** Finds the dialect of the backend first, and writes it into a file. */
  readonly isWriting: boolean;
}

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
        'without-idempotency': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. To specify');
    throw new Error(`${sentence}.\n${USAGE}`, { cause: error });
  }
}

/** Parses the command line; throws one sentence when it is invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseWords(args);
  const [address = '', ...more] = positionals;
  if (more.length > 0 || !/^https?:\/\/[^/?#]+\/?$/.test(address) || !URL.canParse(address))
    throw new Error(`Say which origin to check, like https://api.example${adviceOn(address)}.\n${USAGE}`);
  const { account: name, password, 'pay-password': payPassword, 'with-money': withMoney, only } = values;
  if ((name === undefined) !== (password === undefined)) throw new Error('--account and --password belong together.');
  if (withMoney && name === undefined) throw new Error('--with-money needs --account and --password.');
  if (payPassword !== undefined && name === undefined) throw new Error('--pay-password needs --account and --password.');
  const wish: Wish = {
    origin: new URL(address).origin,
    withMoney,
    withoutIdempotency: values['without-idempotency'],
    ...(name !== undefined && password !== undefined && { account: { name, password } }),
    ...(payPassword !== undefined && { payPassword }),
    ...(only !== undefined && { only: new Set(only.flatMap(callsNamed)) }),
  };
  return { wish, isJson: values.json, isVerbose: values.verbose, isWriting: values.write };
}

/** Why an address cannot be right, if that is known. */
function adviceOn(address: string): string {
  if (/^[\w.-]+(:\d+)?(\/|$)/.test(address)) return `: add http:// or https:// before ${address}`;
  const [, path] = /^https?:\/\/[^/?#]+([/?#].+)$/.exec(address) ?? [];
  return path === undefined ? '' : `: leave out ${path}`;
}

/** A call by its name, its path or the end of its path. */
function callsNamed(words: string): CallName[] {
  const found = allEndpoints.filter(({ name, path }) => name === words || path === words || path.endsWith(`/${words}`));
  if (found.length === 0)
    throw new Error(`There is no call ${JSON.stringify(words)} for --only: say a path, or its last part, like recharge.`);
  return found.map(({ name }) => name as CallName);
}
