// @ts-check
// Checks llms.txt and AGENTS.md, which are made of the README, CONTRIBUTING.md and the documents; `--write` writes them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/run.mjs';

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** A section of a document without its heading. @param {string} file @param {string} heading */
function sectionOf(file, heading) {
  const [, after = ''] = read(file).split(`\n## ${heading}\n`);
  return (after.split('\n## ')[0] ?? '').trim();
}

/** The first block of commands of a section. @param {string} file @param {string} heading */
const commandsOf = (file, heading) => /```sh\n.*?```/s.exec(sectionOf(file, heading))?.[0] ?? '';

/** @param {string} file */
function summaryOf(file) {
  const [title = '', ...paragraphs] = read(file).split('\n\n');
  const text = paragraphs.find((paragraph) => /^[A-Z[`]/.test(paragraph)) ?? '';
  const [sentence = ''] = /^.*?[.](?=\s|$)/s.exec(text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')) ?? [];
  return `- [${title.replace(/^# /, '')}](${file}): ${sentence}`;
}

const [, first = '', second = ''] = read('README.md').split('\n\n');
const guides = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'tour.md');
const documents = [
  'docs/tour.md',
  ...guides.map((name) => `docs/${name}`),
  'docs/first-hour/README.md',
  'docs/decisions/README.md',
  'CONTRIBUTING.md',
];

const pages = {
  'llms.txt': `# Parlour

> ${first}

${second}

## Documents

${documents.map(summaryOf).join('\n')}
- [OpenAPI document](docs/api/openapi.json): every call of the site.
`,
  'AGENTS.md': `# For coding agents

\`node scripts/generate/agents.mjs --write\` makes this page of [the README](README.md) and [CONTRIBUTING.md](CONTRIBUTING.md).

${first}

[Architecture](docs/architecture.md) says how it is built, [the tour](docs/tour.md) shows four typical changes with their diffs, and the README says [where things are](README.md#where-things-are).

## Commands

${commandsOf('README.md', 'Start and test')}

${commandsOf('README.md', 'Development')}

${['Change something', 'Change a shared package', 'Commit']
  .map((heading) => `## ${heading}\n\n${sectionOf('CONTRIBUTING.md', heading)}\n`)
  .join('\n')}`,
};

const isWriting = process.argv.includes('--write');
for (const [file, text] of Object.entries(pages)) {
  if (isWriting) writeFileSync(path.join(root, file), text);
  else if (read(file) !== text) {
    console.error(`${file} is not what its sources say: node scripts/generate/agents.mjs --write`);
    process.exitCode = 1;
  }
}
