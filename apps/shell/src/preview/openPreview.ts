import type { LiveRelease } from '@parlour/release-contract/manifest';
import type { Pass, SealedPass } from '@parlour/release-contract/previewOverride';
import { isSealed, type PublicKey } from '@parlour/release-contract/signature';
import type { Say } from '../i18n/shellDictionary';
import type { Override } from '@parlour/release-contract/composition';
import { forgetPass, keepPass, keptPass, openedPass } from '../device/previewToken';
import { passTexts } from './previewTexts';

const ANSWER_MS = 4000;

/** What came of a pass before the shell started: the pass when it is good, the releases that it brings, what to tell. */
export interface Opening {
  readonly pass?: Pass;
  readonly overrides?: Readonly<Record<string, Override>>;
  readonly trouble?: (say: Say) => string;
}

interface Page {
  readonly location: Pick<Location, 'search' | 'pathname' | 'hash' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Takes the pass that the page was opened with, or that the browser keeps, before the shell starts. A new one is kept, and the page
 * opens again at the same place without it in its address, so that whoever serves the document sees it too. What is not sealed by
 * the registry or has expired is forgotten.
 */
export async function openPass(key: PublicKey | undefined, { location, history }: Page): Promise<Opening> {
  const opened = openedPass(location);
  if (opened !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.hash);
    const pass = await readPass(opened, key);
    if (pass !== undefined) {
      keepPass(opened, Math.floor(lifeOf(pass) / 1000));
      location.reload();
      return new Promise(() => undefined);
    }
  }
  const pass = await readPass(keptPass() ?? '', key);
  if (pass !== undefined) return withOverrides(pass);
  forgetPass();
  return { trouble: (say) => say(passTexts).passEnded };
}

async function withOverrides(pass: SealedPass): Promise<Opening> {
  const asked = Object.entries(pass.overrides).map(async ([remote, origin]) => [remote, await readOverride(origin)] as const);
  const found = await Promise.all(asked);
  const missing = found.find(([, override]) => override === undefined)?.[0];
  const overrides = Object.fromEntries(found.flatMap(([remote, override]) => (override ? [[remote, override] as const] : [])));
  return { pass, overrides, ...(missing && { trouble: (say: Say) => say(passTexts).overrideMissing(missing) }) };
}

function lifeOf({ validUntil }: SealedPass): number {
  return Date.parse(validUntil) - Date.now();
}

async function readPass(text: string, key: PublicKey | undefined): Promise<SealedPass | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const pass = JSON.parse(new TextDecoder().decode(bytes)) as SealedPass;
    return key && lifeOf(pass) > 0 && (await isSealed(pass, [key])) ? pass : undefined;
  } catch {
    return undefined;
  }
}

async function readOverride(origin: string): Promise<Override | undefined> {
  try {
    const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return { release: (await response.json()) as LiveRelease, base: `${origin}/` };
  } catch {
    return undefined;
  }
}
