import { table } from '../documentTables';
import type { Findings } from '../findings';

/** Name of the measurement that is part of each command. */
export const START = 'start of the command';

/** What each command takes, with a column for each store and its size. */
export function storeTable({ figures }: Pick<Findings, 'figures'>): string {
  const parts = figures.filter(({ what }) => what !== START).map(({ what }) => what.split(': '));
  const stores = [...new Set(parts.map(([store = '']) => store))];
  const commands = [...new Set(parts.map(([, command = '']) => command))];
  const read = (name: string) => String(figures.find(({ what }) => what === name)?.median ?? '–');
  const rows = commands.map((command) => [command, ...stores.map((store) => read(`${store}: ${command}`))]);
  return table(['ms', ...stores], [[START, ...stores.map(() => read(START))], ...rows]);
}
