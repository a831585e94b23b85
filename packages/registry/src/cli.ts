import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineCommand, runCommand, runMain } from 'citty';
import { approveCommand } from './cli/commands/changes/approve';
import { cancelCommand } from './cli/commands/changes/cancel';
import { declineCommand } from './cli/commands/changes/decline';
import { offCommand } from './cli/commands/changes/off';
import { onCommand } from './cli/commands/changes/on';
import { planCommand } from './cli/commands/changes/plan';
import { promoteCommand } from './cli/commands/changes/promote';
import { removeCommand } from './cli/commands/changes/remove';
import { returnCommand } from './cli/commands/changes/return';
import { rollBackCommand } from './cli/commands/changes/rollback';
import { stopCommand } from './cli/commands/changes/stop';
import { workerCommand } from './cli/commands/changes/worker';
import { printError } from './cli/context';
import { exitCodeOf } from './cli/exitCodes';
import { COMMAND } from './registry/commandName';
import { devCommand } from './cli/commands/dev';
import { outcomesCommand } from './cli/commands/outcomes';
import { errorsCommand } from './cli/errors';
import { evidenceCommand } from './cli/commands/evidence';
import { exportCommand } from './cli/commands/export';
import { forgedCommand } from './cli/commands/forged';
import { gcCommand } from './cli/commands/gc';
import { localCommand } from './cli/local';
import { initCommand } from './cli/commands/init';
import { historyCommand } from './cli/commands/history';
import { provenanceCommand } from './cli/commands/provenance';
import { sbomCommand } from './cli/commands/sbom';
import { statusCommand } from './cli/commands/status';
import { keyCommand } from './cli/commands/key';
import { dismissCommand, membersCommand } from './cli/commands/rights/members';
import { freezeCommand } from './cli/commands/rights/freeze';
import { groupCommand, personCommand } from './cli/commands/rights/people';
import { publishCommand } from './cli/commands/publish';
import { previewCommand } from './cli/commands/preview';
import { reportCommand } from './cli/commands/report';
import { replayCommand } from './cli/commands/replay';
import { rotateCommand } from './cli/commands/rotate';
import { sessionsCommand } from './cli/commands/rights/sessions';
import { withStrictArgs } from './cli/strictArgs';
import { siteCommand, sitesCommand } from './cli/commands/rights/sites';
import { rulesCommand, teamCommand } from './cli/commands/rights/team';
import { traceCommand } from './cli/commands/trace';
import { verifyCommand } from './cli/commands/verify';
import { watchCommand } from './cli/commands/watch';
import { weighCommand } from './cli/commands/weigh';

const main = defineCommand({
  meta: { name: COMMAND, description: 'Publishes apps and decides which versions players get' },
  subCommands: withStrictArgs({
    publish: publishCommand,
    plan: planCommand,
    promote: promoteCommand,
    watch: watchCommand,
    cancel: cancelCommand,
    stop: stopCommand,
    rollback: rollBackCommand,
    return: returnCommand,
    off: offCommand,
    on: onCommand,
    remove: removeCommand,
    worker: workerCommand,
    status: statusCommand,
    history: historyCommand,
    errors: errorsCommand,
    outcomes: outcomesCommand,
    preview: previewCommand,
    replay: replayCommand,
    verify: verifyCommand,
    report: reportCommand,
    evidence: evidenceCommand,
    sbom: sbomCommand,
    provenance: provenanceCommand,
    trace: traceCommand,
    export: exportCommand,
    forged: forgedCommand,
    gc: gcCommand,
    approve: approveCommand,
    decline: declineCommand,
    init: initCommand,
    key: keyCommand,
    team: teamCommand,
    person: personCommand,
    group: groupCommand,
    dismiss: dismissCommand,
    rules: rulesCommand,
    members: membersCommand,
    site: siteCommand,
    sites: sitesCommand,
    freeze: freezeCommand,
    rotate: rotateCommand,
    sessions: sessionsCommand,
    weigh: weighCommand,
    dev: devCommand,
    local: localCommand,
  }),
});

// Whoever reads no further, such as `head`, ends the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const rawArgs = process.argv.slice(2);
if (rawArgs[0] === '--version') {
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    readonly version: string;
  };
  process.stdout.write(`${version}\n`);
  process.exit(0);
}
const isQuestion = rawArgs.length === 0 || rawArgs.some((word) => word === '--help' || word === '-h');
(isQuestion ? runMain(main, { rawArgs: [...rawArgs, '--help'] }) : runCommand(main, { rawArgs })).catch((error: unknown) => {
  printError(error);
  process.exit(exitCodeOf(error));
});
