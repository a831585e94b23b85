import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testFolderForEach } from '../../testing/testFolder';
import { classesOfApp, classesOfFile, classesOfPath, readRules, usualRules } from './classRules';

const folder = testFolderForEach();
const rulesOf = async (text: string) => {
  const file = path.join(folder().folder, 'classes.json');
  await writeFile(file, text);
  return readRules(file);
};

it.each([
  ['/recharge', ['money']],
  ['/login', ['identity']],
  ['/rechargeable', []],
  ['/bingo', []],
])('the path %s is of %j', (route, classes) => {
  expect(classesOfPath(usualRules, route)).toEqual(classes);
});

it.each([
  ['icons/512.png', ['looks']],
  ['zh.1d5a22f8.js', ['texts']],
  ['0.843298a6.js', []],
])('the file %s is of %j', (file, classes) => {
  expect(classesOfFile(usualRules, file)).toEqual(classes);
});

it('a file adds classes and paths of its own to the usual ones', async () => {
  const { rules, hash } = await rulesOf(
    '{"classes":{"odds":{"paths":["/live/*"],"apps":["tables"]},"money":{"paths":["/jackpot"]}}}',
  );
  expect([classesOfPath(rules, '/live/7'), classesOfPath(rules, '/live'), classesOfApp(rules, 'tables')]).toEqual([
    ['odds'],
    [],
    ['odds'],
  ]);
  expect([classesOfPath(rules, '/jackpot'), classesOfPath(rules, '/recharge')]).toEqual([['money'], ['money']]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['{', 'the file Invalid JSON'],
  ['{"classes":{"Money":{}}}', 'is not a class: lower-case letters and hyphens'],
  ['{"classes":{"money":{"paths":["recharge"]}}}', 'classes.money.paths.0 is not a path that begins with /'],
  ['{"classes":{"money":{"files":["("]}}}', 'classes.money.files.0 is not a regular expression'],
  ['{"classes":{"money":{"path":["/x"]}}}', 'classes.money.path'],
])('refuses %s', async (text, message) => {
  await expect(rulesOf(text)).rejects.toThrow(message);
});

it('names a file that is not there', async () => {
  await expect(readRules('/nowhere/classes.json')).rejects.toThrow('--classes /nowhere/classes.json cannot be read');
});
