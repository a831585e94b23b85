// @ts-check
import { readArguments } from './arguments.mjs';
import { conclude, runChecks } from './checks.mjs';
import { install } from './run.mjs';

readArguments({}, 'npm run check, which runs every check; npm test <app> checks and tests one app');
await install();
conclude(await runChecks());
