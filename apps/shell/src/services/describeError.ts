import { isApiError } from '@parlour/api-client';
import { type ErrorFrame, MOST_FRAMES, MOST_MESSAGE } from '@parlour/release-contract/telemetry';
import { redact } from '@parlour/release-contract/redact';
import { WORKER_URL } from '../device/workerUrl';

export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly frames: ErrorFrame[];
}

/**
 * The location at the end of a line of a stack trace, in the format of any engine: `at f
 * (https://site/assets/wallet/1.5.0/a.js:1:2)`, `f@https://site/…:1:2`.
 */
const PLACE = /(https?:\/\/[^\s()@/]+)(\/[^\s()?#:]*)(?:[?#][^\s()]*)?:(\d+):(\d+)\)?$/;
/** `wallet/1.5.0/main.js` */
const ASSET = /^\/assets\/([\w-]+\/[\w.+-]+\/[\w./~-]+)$/;

/**
 * Name, message and stack frames of a thrown value, without personal data; `secrets` are the strings that are known to be the
 * player's. Only frames in the site's own files are included, innermost first. The document and the worker count as files of this
 * version of the shell.
 */
export function describeError(error: unknown, secrets: Iterable<string>, origin: string, shell: string): DescribedError {
  if (!(error instanceof Error)) return { name: 'Error', message: messageOf(String(error), secrets), frames: [] };
  const { name, message, stack = '' } = error;
  return {
    name: /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error',
    // The message of a refusal is the operator's own text, which may contain data of the player.
    message: isApiError(error) ? `${error.endpoint}: ${error.kind} ${error.code ?? ''}`.trim() : messageOf(message, secrets),
    frames: stack
      .split('\n')
      .flatMap((line) => frameOf(line.trim(), origin, shell))
      .slice(0, MOST_FRAMES),
  };
}

function messageOf(text: string, secrets: Iterable<string>): string {
  return redact(text, secrets).slice(0, MOST_MESSAGE);
}

function frameOf(text: string, origin: string, shell: string): readonly ErrorFrame[] {
  const [, from, path = '', line, column] = PLACE.exec(text) ?? [];
  const file = from === origin ? fileOf(path, shell) : undefined;
  return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }];
}

function fileOf(path: string, shell: string): string | undefined {
  if (path === '/') return `shell/${shell}/document.html`;
  return path === WORKER_URL ? `shell/${shell}${path}` : ASSET.exec(path)?.[1];
}
