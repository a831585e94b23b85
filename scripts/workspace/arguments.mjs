// @ts-check
import { parseArgs } from 'node:util';

/**
 * Parses a command's arguments; an unknown one ends the process with a one-sentence message.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config @param {string} usage @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArguments(config, usage) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\. (?:To|This) /);
    return refuse(`${sentence}. Say ${usage}`);
  }
}

/** @param {string} message @returns {never} */
export function refuse(message) {
  console.error(message);
  process.exit(1);
}
