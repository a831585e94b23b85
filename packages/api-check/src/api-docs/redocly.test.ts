import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = path.resolve(__dirname, '../../../../docs/api/openapi.json');

async function problemsOf(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
}

it('the recommended rules of Redocly find nothing', async () => {
  const document = readFileSync(file, 'utf8');
  expect(await problemsOf(document)).toEqual([]);
  const { servers: _, ...without } = JSON.parse(document);
  expect(await problemsOf(JSON.stringify(without))).toEqual(['error no-empty-servers: Servers must be present.']);
});
