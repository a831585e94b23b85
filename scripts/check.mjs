// @ts-check
import { conclude, runChecks } from './checks.mjs';
import { install } from './run.mjs';

await install();
conclude(await runChecks());
