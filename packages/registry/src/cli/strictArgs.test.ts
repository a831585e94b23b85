import { demandKnown } from './strictArgs';

const args = {
  name: { type: 'positional', required: true },
  to: { type: 'string', default: 'everyone' },
  reason: { type: 'string', required: true },
  'dry-run': { type: 'boolean', default: false },
} as const;

it.each(['wallet', 'wallet --to 5% --reason x', '--reason=x --to=5% wallet', 'wallet --reason --dry-run=', 'wallet --dry-run'])(
  'reads %s',
  (line) => {
    expect(() => demandKnown(line.split(' '), args)).not.toThrow();
  },
);

it.each([
  ['wallet --too 5%', 'there is no option --too; there are --to, --reason, --dry-run'],
  ['wallet --too=5%', 'there is no option --too'],
  ['wallet --dryrun', 'there is no option --dryrun'],
  ['wallet -n', 'there is no option -n'],
  ['wallet --to', '--to wants a value'],
  ['wallet records --reason x', 'nothing is done with "records"; leave it out'],
  ['wallet --reason new receipt', 'nothing is done with "receipt"'],
])('refuses %s', (line, message) => {
  expect(() => demandKnown(line.split(' '), args)).toThrow(message);
});

it('more words are read where a word may be repeated, and no options where there are none', () => {
  expect(() => demandKnown(['wallet', 'records'], args, { isRepeating: true })).not.toThrow();
  expect(() => demandKnown(['--all'], {})).toThrow('there is no option --all; there are none');
});
