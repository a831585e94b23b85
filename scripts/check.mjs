// @ts-check
import { readArguments } from './workspace/arguments.mjs';
import { conclude, runChecks } from './lint/checks.mjs';
import { install } from './workspace/run.mjs';

readArguments({}, 'npm run check, which runs every check; npm test <app> checks and tests one app');
await install();
conclude(await runChecks());
