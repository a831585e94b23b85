// @ts-check
import { install } from './run.mjs';

const [kind, name = '', ...rest] = process.argv.slice(2);
if (kind !== 'remote' || name === '' || rest.length > 0) {
  console.error('Say what to make: npm run new remote <name>');
  process.exit(1);
}
await install();
const { makeRemote } = await import('./new/remote.mjs');
try {
  await makeRemote(name);
  console.log(
    `apps/${name} is there, with one screen at /#/${name}. npm run dev ${name} shows it; docs/for-teams.md goes on from here.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
