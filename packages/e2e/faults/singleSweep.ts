import type { ApiFault } from '@parlour/testing/apiFaults';
import { change, type Fault } from '@parlour/testing/faultyLine';
import { goTo, prepare, type Seen, settle, textsOn } from '../support/screens/screenWatch';
import { shellAsks } from '../support/screens/sweptScreens';
import type { SweptScreen, Walker } from '../support/screens/writtenScreens';
import { wordsIn } from './answerWords';
import { type Complaints, flawsOf, uncaught } from './screenComplaints';
import type { Findings, Walking } from './screenSweep';

/** One screen under one fault of one of its calls. */
export interface Cell {
  readonly screen: SweptScreen;
  readonly call: string;
  readonly fault: ApiFault;
}

/** A text that a screen shows when all is well, the one call that returns it, and the answers that it depends on. */
interface Brought {
  readonly word: string;
  readonly call: string;
  readonly answers: readonly (readonly [question: string, answer: string])[];
}
export type Shown = ReadonlyMap<SweptScreen, readonly Brought[]>;

const API = /^\/api\//;
/** Where a walk begins, and where it goes between two visits of one screen. */
const ELSEWHERE = '/usdtmore';
/** What a screen that was left may still request. */
const LEFT_BEHIND = ['game-end', 'balancelist'];
const callOf = (path: string) => path.replace(API, '').replace(/\?.*/, '');
const callsOf = (screen: SweptScreen, walker: Walker) => [...screen.asks, ...shellAsks[walker]];

/** A player on a line that remembers what was answered to each question: a call and what it sends. */
async function openWalk({ line, phone, walker, token, order }: Walking) {
  const told = new Map<string, string>();
  const { page, complaints: errors } = phone;
  const listen: Fault = (ask, reply, request) => {
    const { path, body: sent } = request;
    const remember = change(({ body }) => {
      told.set(`${callOf(path)} ${sent}`, body.toString());
      return {};
    });
    return remember(ask, reply, request);
  };
  const goToPath = (path: string) => page.evaluate(goTo, { path: path.replace('ORDER', order), isFresh: false });
  line.breakIt(API, listen);
  await page.addInitScript(prepare, { token: walker === 'member' ? token : undefined, hurry: 1 });
  return {
    told,
    errors: errors as Complaints,
    breakIt: (call: string, { fault }: ApiFault) => line.breakIt(new RegExp(`^/api/${call}(\\?|$)`), fault),
    begin: async () => {
      await page.goto(`${line.url}/#${ELSEWHERE}`);
      await settle(page);
    },
    /** Goes to a screen, and to another one before when it is there already. */
    enter: async ({ path }: SweptScreen): Promise<Seen> => {
      if (page.url().endsWith(`#${path}`)) {
        await goToPath(ELSEWHERE);
        await settle(page);
      }
      errors.length = 0;
      line.requests.length = 0;
      await goToPath(path);
      return settle(page);
    },
    read: () => textsOn(page),
    /** The calls that were made since the screen was entered. */
    asked: () => new Set(line.requests.filter(({ path }) => API.test(path)).map(({ path }) => callOf(path))),
  };
}

/** Walks through screens while all is well, and reads what they show; a screen without a row comes with the calls that it made. */
export async function readScreens(walking: Walking, screens: readonly SweptScreen[]): Promise<Shown> {
  const { told, begin, enter, read, asked } = await openWalk(walking);
  const shown = new Map<SweptScreen, readonly Brought[]>();
  await begin();
  for (const row of screens) {
    await enter(row);
    const text = await read();
    const asks = row.isRecorded ? [...asked()].filter((call) => !shellAsks[walking.walker].includes(call)) : row.asks;
    const screen = row.isRecorded ? { ...row, asks, hasRetry: asks.length > 0 } : row;
    const calls = callsOf(screen, walking.walker);
    const answers = [...told].filter(([question]) => calls.some((call) => question.startsWith(`${call} `)));
    const words = new Set(answers.flatMap(([, answer]) => wordsIn(answer)).filter((word) => text.includes(word)));
    const brought = [...words].flatMap((word): readonly Brought[] => {
      const holding = answers.filter(([, answer]) => answer.includes(word));
      const [call, ...others] = new Set(holding.map(([question]) => question.split(' ')[0] ?? ''));
      if (call === undefined || others.length > 0) return [];
      const beside = answers.filter(([question]) => question.startsWith(`${screen.beside?.[call]} `));
      return [{ word, call, answers: [...holding, ...beside] }];
    });
    shown.set(screen, brought);
  }
  return shown;
}

/** Walks through screens of each of which one call alone ends badly; no screen makes two of the calls of one walk. */
export async function walkSingly(walking: Walking, cells: readonly Cell[], shown: Shown): Promise<Findings> {
  const found: Record<string, Complaints> = {};
  const note = ({ screen, call, fault }: Cell, complaints: Complaints) => {
    const name = `${call}: ${fault.name}: ${screen.path}`;
    if (complaints.length > 0) found[name] = [...(found[name] ?? []), ...complaints];
  };
  const made = new Set<string>();
  const { told, errors, breakIt, begin, enter, read, asked } = await openWalk(walking);
  for (const [index, cell] of cells.entries()) {
    const { screen, call, fault } = cell;
    breakIt(call, fault);
    if (index === 0) await begin();
    const seen = await enter(screen);
    const text = await read();
    const lost = (shown.get(screen) ?? [])
      .filter(({ call: other }) => other !== call && screen.beside?.[other] !== call)
      // An order that was decided meanwhile is described by other texts.
      .filter(({ answers }) => answers.every(([question, answer]) => told.get(question) === answer))
      .flatMap(({ word }) => (text.includes(word) ? [] : [word]));
    for (const name of asked()) made.add(`${name} ${screen.path}`);
    const calls = [...callsOf(screen, walking.walker), ...(screen.mayAsk ?? []), ...LEFT_BEHIND];
    note(cell, [
      ...flawsOf(seen, fault, screen),
      ...uncaught(errors),
      ...(lost.length > 0 ? [`it was told and does not show ${lost.slice(0, 3).join(', ')}`] : []),
      ...[...asked()].filter((name) => !calls.includes(name)).map((name) => `it asked for ${name}, which its row does not name`),
    ]);
  }
  for (const cell of cells) {
    const { screen, call } = cell;
    const isMissed = screen.asks.includes(call) && !LEFT_BEHIND.includes(call) && !made.has(`${call} ${screen.path}`);
    if (isMissed) note(cell, [`it never asked for ${call}`]);
  }
  return found;
}
