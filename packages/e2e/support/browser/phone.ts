import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Engine, openContext } from './engines/engine';
import { slowDown, tellVitals } from './vitals';

export interface Phone {
  readonly page: Page;
  /** Uncaught errors and console errors so far; a story ends with none. */
  readonly complaints: string[];
}

/**
 * What WebKit says of a page that was left: of a cache that was in use, whoever handles it, of a call to its own site that began
 * then, such as a poll, and of a chunk that was on its way. What fails otherwise is complained about as a resource.
 */
const LEFT_PAGE =
  /^(Context is stopped|\/127\.0\.0\.1:\d+\S* due to access control checks\.|Loading chunk \S+ failed\.\n\(error: \S+\))$/;

export interface PhoneOptions extends BrowserContextOptions {
  readonly engine?: Engine;
  /** Whether the lobby greets this visit with its intro video. */
  readonly hasIntro?: boolean;
  /** Whether its pages use the answers that come with a document, which a fault of the line or an altered call does not reach. */
  readonly hasDocumentAnswers?: boolean;
}

/** A fresh page, as the project and the story's `test.use` say: nobody logged in, nothing stored but that the intro video was seen. */
export type OpenPhone = (options?: PhoneOptions) => Promise<Phone>;

export async function openPhone(
  browser: Browser,
  { engine = 'chromium', hasIntro = false, hasDocumentAnswers = false, ...options }: PhoneOptions = {},
): Promise<Phone> {
  const context = await openContext(engine, browser, options);
  if (!hasIntro) await context.addInitScript(skipIntro);
  if (!hasDocumentAnswers) await context.addInitScript(ignoreDocumentAnswers);
  await tellVitals(context);
  const page = await context.newPage();
  await slowDown(page);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!LEFT_PAGE.test(message)) complaints.push(message);
  });
  page.on('console', (message) => {
    // What could not be loaded is named by its address alone.
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  return { page, complaints };
}

function skipIntro(): void {
  if (self !== top) return;
  try {
    sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm');
  } catch {
    // Firefox runs this in an empty document first, which has no storage.
  }
}

/** The document has them or not, as fast as the operator was: stories that are not about them are told without. */
function ignoreDocumentAnswers(): void {
  const find = document.getElementById.bind(document);
  document.getElementById = (id) => (id === 'answers' ? null : find(id));
}
