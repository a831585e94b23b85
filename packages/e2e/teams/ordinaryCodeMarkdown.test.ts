import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './ordinaryCodeMarkdown';

it('the document for teams says what the story tries; otherwise write it with node scripts/generate/ordinary-code.mjs', () => {
  const document = readFileSync(path.join(__dirname, '../../../docs/for-teams.md'), 'utf8');
  expect(document).toContain('<!-- from ordinaryCode.ts -->\nRuns: react-hot-toast (2.6.1); ');
  expect(withTable(document)).toBe(document);
});
