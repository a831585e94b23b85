import path from 'node:path';
import { nodeProgram } from '../build/nodeProgram';

/** What a team installs has no dependencies. The client of S3 is a file of its own, for operations. */
export default nodeProgram({
  folder: path.resolve(import.meta.dirname, '../../packages/cli'),
  name: 'parlour',
  entry: './src/parlour.ts',
  devtool: false,
  // What runs in processes and threads of their own is read as files.
  beside: ['gate/sandbox', 'errors'].map((folder) => `../registry/src/${folder}/*.cjs`),
  without: ['ajv', 'ajv-formats'],
});
