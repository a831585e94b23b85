import type { SourcePlace } from '@parlour/release-contract/api';
import { type ErrorFrame, errorFrame } from '@parlour/release-contract/telemetry';
import { visibleText } from '@parlour/release-contract/provenance';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { RegistryRefusal } from '../../registry/refusals';
import { openClient } from '../client';
import { siteArgs } from '../namedSite';
import { jsonArgs, print, printJson } from '../context';

const PLACE = /^(.+\/.+):(\d+):(\d+)$/;

export const traceCommand = defineCommand({
  meta: {
    name: 'trace',
    description: 'Shows the lines of source that places of a stack came from: trace wallet/1.5.0/main.js:1:4711',
  },
  args: {
    place: { type: 'positional', required: true, description: 'app/version/file:line:column, as the log names it' },
    ...siteArgs,
    ...jsonArgs,
  },
  run: async ({ args }) => {
    const frames = args._.map(frameOf);
    const places = await (await openClient(args)).trace(frames);
    if (args.json) return printJson(places);
    for (const { file, line, column, place } of places) {
      print(`${file}:${line}:${column}`);
      if (place === undefined) {
        print('  there is no source map of this file, or nothing at this place in it');
        continue;
      }
      printPlace(place);
    }
  },
});

/** Prints a place with the lines around it. */
export function printPlace({ source, line, column, name, code, firstLine }: SourcePlace): void {
  print(visibleText(`  ${source}:${line}:${column}${name === undefined ? '' : `, ${name}`}`));
  const width = String(firstLine + code.length).length;
  for (const [index, text] of code.entries()) {
    const number = firstLine + index;
    print(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)}  ${visibleText(text)}`);
  }
}

function frameOf(text: string): ErrorFrame {
  const [, file, line, column] = PLACE.exec(text) ?? [];
  const frame = v.safeParse(errorFrame, { file, line: Number(line), column: Number(column) });
  if (!frame.success) throw new RegistryRefusal(`${text} is not a place like wallet/1.5.0/main.js:1:4711`);
  return frame.output;
}
