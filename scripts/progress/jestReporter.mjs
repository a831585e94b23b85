// @ts-check
import { partOfRun, showProgress } from './progress.mjs';

/** Shows how far Jest is. What failed is in its report, which is printed at the end of the run. */
export default class JestReporter {
  #done = 0;
  #total = 0;
  #show = showProgress(partOfRun());

  /** @param {{ numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
  }

  onTestFileResult() {
    this.#done += 1;
    this.#show(this.#done, this.#total);
  }
}
