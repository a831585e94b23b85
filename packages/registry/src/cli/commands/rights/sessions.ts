import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { RegistryRefusal } from '../../../registry/refusals';
import { demandCredentials } from '../../client';
import { namedSite, siteArgs } from '../../namedSite';
import { jsonArgs, print, printJson } from '../../context';
import { openSite, originOf } from '../../siteRequests';

const answer = v.array(v.object({ id: v.string(), name: v.string(), browser: v.string(), since: v.string(), until: v.string() }));

export const sessionsCommand = defineCommand({
  meta: {
    name: 'sessions',
    description: 'Shows who is logged in to the console of a site: oneself, or everybody for who administers',
  },
  args: {
    ...siteArgs,
    end: { type: 'string', description: 'Ends the session with this id' },
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const { address } = namedSite(args);
    if (address === undefined) throw new RegistryRefusal('sessions are those of a running site: name its address with --site');
    const origin = originOf(address);
    const ask = await openSite(origin, await demandCredentials(origin, args));
    if (args.end !== undefined) {
      await ask('DELETE', `sessions/${encodeURIComponent(args.end)}`);
      return print(`the session ${args.end} has ended`);
    }
    const parsed = v.safeParse(answer, await ask('GET', 'sessions'));
    if (!parsed.success) throw new RegistryRefusal(`${origin} does not tell sessions: its gateway is older`);
    if (args.json) return printJson(parsed.output);
    for (const { id, name, browser, since, until } of parsed.output)
      print(
        `  ${id}  ${visibleText(name).padEnd(16)}${visibleText(browser).padEnd(10)} since ${since}, until ${until} at the latest`,
      );
    print(`${parsed.output.length} sessions`);
  },
});
