import path from 'node:path';

const packed: Readonly<Record<string, string>> = {
  parlour: 'parlour',
  'parlour-releases': 'parlour-releases',
  'parlour-gateway': 'parlour-releases',
};

/** How to call the release command here: by its name where it is installed, in the repository by npm. */
export const COMMAND = packed[path.basename(process.argv[1] ?? '', '.js')] ?? 'npm run release --';
