// @ts-check
import { readArguments } from './workspace/arguments.mjs';
import { runSite } from './site/site.mjs';

readArguments({}, 'npm start; its settings are in the environment, as in: PORT=8081 npm start');

const site = await runSite({ env: process.env, say: console.log });
console.log(`Parlour is ready at http://localhost:${site.port}`);
