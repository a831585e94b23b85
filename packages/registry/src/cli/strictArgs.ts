import { parseArgs } from 'node:util';
import { type ArgsDef, type CommandDef, defineCittyPlugin } from 'citty';
import { RegistryRefusal } from '../registry/refusals';

/** Commands whose last argument may be repeated. */
const repeating = ['plan', 'promote', 'preview', 'off', 'team', 'person', 'weigh', 'local', 'trace'];

/** Wraps the commands so that each refuses arguments that it would ignore. */
export function withStrictArgs<Commands extends Readonly<Record<string, Pick<CommandDef, 'args' | 'plugins'>>>>(
  commands: Commands,
): Commands {
  for (const [name, command] of Object.entries(commands)) {
    const setup = async ({ rawArgs }: { readonly rawArgs: readonly string[] }) => {
      const args = await (typeof command.args === 'function' ? command.args() : command.args);
      demandKnown(rawArgs, args ?? {}, { isRepeating: repeating.includes(name) });
    };
    command.plugins = [defineCittyPlugin({ name: 'strict', setup })];
  }
  return commands;
}

/**
 * Refuses arguments that a command would ignore: unknown options, since a mistyped `--to` would give a release to everyone,
 * options without a value, and too many arguments.
 */
export function demandKnown(words: readonly string[], args: ArgsDef, { isRepeating = false } = {}): void {
  const all = Object.entries(args);
  const named = all.filter(([, { type }]) => type !== 'positional');
  const places = all.length - named.length;
  const options = Object.fromEntries(
    named.map(([name, { type }]) => [name, { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const known = named.map(([name]) => `--${name}`).join(', ');
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined)
      throw new RegistryRefusal(`there is no option ${token.rawName}; ${known === '' ? 'there are none' : `there are ${known}`}`);
    if (option.type === 'string' && token.value === undefined) throw new RegistryRefusal(`${token.rawName} wants a value`);
  }
  const surplus = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])).slice(places);
  if (surplus.length > 0 && !isRepeating)
    throw new RegistryRefusal(`nothing is done with "${surplus.join('", "')}"; leave it out`);
}
