// @ts-check
import { partOfRun, showProgress } from './progress.mjs';

/** Shows how far Playwright is. What failed is in its report, which is printed at the end of the run. */
export default class PlaywrightReporter {
  #done = 0;
  #total = 0;
  #show = showProgress(partOfRun());

  /** @param {unknown} _config @param {{ allTests(): readonly unknown[] }} suite */
  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd() {
    this.#done += 1;
    this.#show(this.#done, this.#total);
  }

  printsToStdio() {
    return true;
  }
}
