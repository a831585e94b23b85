// @ts-check
// How far a run of the tests is: `unit tests  213 of 560 · 45 % of all · about 4 min left`.

/**
 * A part of a run: its name, and the shares of the whole run at which it begins and ends; without shares it is all that is known.
 * @typedef {{ name: string, from: number, to: number, startedAt: number }} Part
 */

const EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

/**
 * @param {Part} part @param {{ done: number, total: number, now: number }} state
 * @returns {string}
 */
export function progressLine({ name, from, to, startedAt }, { done, total, now }) {
  const share = from + (to - from) * (total === 0 ? 1 : done / total);
  const counted = `${name}  ${done} of ${total}`;
  if (share <= 0) return counted;
  const leftMs = ((now - startedAt) * (1 - share)) / share;
  const left = leftMs < MINUTE_MS ? 'less than a minute' : `about ${Math.round(leftMs / MINUTE_MS)} min`;
  return `${counted} · ${Math.floor(share * 100)} % of all · ${left} left`;
}

/**
 * Shows the line of a part: in place on a terminal, else every 15 s, and at its end.
 * @param {Part | undefined} part @param {NodeJS.WriteStream} output
 */
export function showProgress(part, output = process.stdout) {
  let shownAt = 0;
  /** @param {number} done @param {number} total */
  return (done, total) => {
    const now = Date.now();
    if (part === undefined || (!output.isTTY && now - shownAt < EVERY_MS && done < total)) return;
    shownAt = now;
    const line = progressLine(part, { done, total, now });
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(`\r\x1b[K${line}${done === total ? '\n' : ''}`);
  };
}

/** The part that a runner is started for, from its environment. @returns {Part | undefined} */
export function partOfRun() {
  const { TEST_PROGRESS } = process.env;
  return TEST_PROGRESS === undefined ? undefined : JSON.parse(TEST_PROGRESS);
}
