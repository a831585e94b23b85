// @ts-check
import { refuse } from './workspace/arguments.mjs';
import { install } from './workspace/run.mjs';

const [kind, name = '', ...rest] = process.argv.slice(2);
if (kind !== 'remote' || name === '' || rest.length > 0) refuse('Say what to make: npm run new remote <name>');
await install();
const { makeRemote } = await import('./new/remote.mjs');
try {
  await makeRemote(name);
  console.log(
    `apps/${name} is there, with one screen at /#/${name}. npm run dev ${name} shows it; docs/for-teams.md goes on from here.`,
  );
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
