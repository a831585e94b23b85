import { nodeProgram } from '../../scripts/build/nodeProgram';

/** What a team installs has no dependencies. The client of S3 is a file of its own, for operations. */
export default nodeProgram({
  folder: import.meta.dirname,
  name: 'parlour',
  entry: './src/parlour.ts',
  devtool: false,
  // What the gate's sandbox runs is read as files.
  beside: ['../release-server/src/sandbox/*.cjs'],
  without: ['ajv', 'ajv-formats'],
});
