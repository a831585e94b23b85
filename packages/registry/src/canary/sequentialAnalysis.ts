/** Attempts of a release: screens that were loaded and mounted, and those that failed. */
export interface Tally {
  readonly loads: number;
  readonly failures: number;
}

/** The attempts of both releases since the previous check; checks never share attempts. */
export interface Sample {
  readonly canary: Tally;
  readonly stable: Tally;
}

/** The evidence of all checks so far, for each alternative; NO_EVIDENCE before the first. */
export interface Evidence {
  readonly canary: Tally;
  readonly stable: Tally;
  /** Logarithm of the likelihood ratio of each alternative against "not worse". */
  readonly logRatios: readonly number[];
}

/** Probability that a canary as good as the stable release is ever stopped: at most 1 in 100, however often it is checked. */
export const ERROR = 0.01;

/** The alternatives: factors by which a bad canary's odds of failing are worse, with their prior weights, which add up to 1. */
const suspicions = [
  { odds: 2, weight: 0.1 },
  { odds: 10, weight: 0.4 },
  { odds: 50, weight: 0.5 },
] as const;

const NO_TRIES: Tally = { loads: 0, failures: 0 };
export const NO_SAMPLE: Sample = { canary: NO_TRIES, stable: NO_TRIES };
export const NO_EVIDENCE: Evidence = { canary: NO_TRIES, stable: NO_TRIES, logRatios: suspicions.map(() => 0) };

/**
 * Adds another check. Given how many attempts of a check failed in all, how many of those are the canary's follows a hypergeometric
 * distribution when it is not worse, whatever else went wrong meanwhile: only failures that the canary has and the stable release of
 * the same seconds has not count. The likelihood ratio against Fisher's noncentral distribution is an e-variable, its product over
 * checks a test martingale (mixture over the odds: Robbins 1970; exact conditional e-variables for two groups: Turner, Ly and
 * Grünwald, "Generic E-variables for exact sequential k-sample tests", 2024; binomial maxSPRT: Kulldorff et al. 2011), so by Ville's
 * inequality it reaches 1/ERROR with a probability of at most ERROR at any time, and stopping may be decided at each check.
 */
export function weigh(evidence: Evidence, look: Sample): Evidence {
  const weighed = logRatiosOf(look);
  return {
    canary: sum(evidence.canary, look.canary),
    stable: sum(evidence.stable, look.stable),
    logRatios: evidence.logRatios.map((ratio, index) => ratio + (weighed[index] ?? 0)),
  };
}

/** The evidence that the canary is worse, as one number; at 1/ERROR it is significant. */
export function evidenceAgainst({ logRatios }: Evidence): number {
  return logRatios.reduce((total, ratio, index) => total + (suspicions[index]?.weight ?? 0) * Math.exp(ratio), 0);
}

/** The evidence of comparisons of different attempts together: that the canary is worse in all of them. */
export function pooled(evidences: readonly Evidence[]): Evidence {
  return evidences.reduce((one, other) => ({
    canary: sum(one.canary, other.canary),
    stable: sum(one.stable, other.stable),
    logRatios: one.logRatios.map((ratio, index) => ratio + (other.logRatios[index] ?? 0)),
  }));
}

/**
 * Logarithm of the evidence after so many failures, all of the canary, each in a look of its own with many attempts of which the
 * canary has this share.
 */
export function logGain(failures: number, share: number): number {
  return logSum(suspicions.map(({ odds, weight }) => Math.log(weight) + failures * Math.log(odds / (1 - share + share * odds))));
}

/** How much higher than the stable release's a canary's failure rate may be to count as healthy. */
const MARGIN = 0.01;
/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.96;

/**
 * The verdict on a canary. Only `worse` has consequences. `healthy` means that even the upper bound (Wilson) of its failure rate
 * is close to the stable rate.
 */
export function judge(evidence: Evidence): 'gathering' | 'healthy' | 'worse' {
  if (evidenceAgainst(evidence) >= 1 / ERROR) return 'worse';
  const tries = triesOf(evidence.canary);
  if (tries === 0) return 'gathering';
  const rate = evidence.canary.failures / tries;
  const upper =
    (rate + Z ** 2 / (2 * tries) + Z * Math.sqrt((rate * (1 - rate)) / tries + Z ** 2 / (4 * tries ** 2))) / (1 + Z ** 2 / tries);
  const stableRate = evidence.stable.failures / Math.max(triesOf(evidence.stable), 1);
  return upper <= stableRate + MARGIN ? 'healthy' : 'gathering';
}

/**
 * A compromise: with twenty, a canary that always fails would stay four times as long on a site with few players; with one, two
 * failures would be weaker evidence.
 */
const LEAST_STABLE_TRIES = 5;

/**
 * Whether there are enough attempts for a check; fewer are added to the next ones. Only their number decides, never which of them
 * failed.
 */
export function isEnough({ canary, stable }: Sample): boolean {
  return triesOf(canary) > 0 && triesOf(stable) >= LEAST_STABLE_TRIES;
}

export function addSamples(one: Sample, other: Sample): Sample {
  return { canary: sum(one.canary, other.canary), stable: sum(one.stable, other.stable) };
}

export function triesOf({ loads, failures }: Tally): number {
  return loads + failures;
}

export function sum(one: Tally, other: Tally): Tally {
  return { loads: one.loads + other.loads, failures: one.failures + other.failures };
}

/**
 * Logarithms of how much more probable the canary's share of the failures is at each alternative's odds than at equal odds:
 * odds^f ÷ Σ P(k) odds^k, with P the hypergeometric probability of k canary failures.
 */
function logRatiosOf({ canary, stable }: Sample): readonly number[] {
  const [own, other] = [triesOf(canary), triesOf(stable)];
  const failed = canary.failures + stable.failures;
  if (failed === 0 || own === 0 || other === 0) return NO_EVIDENCE.logRatios;
  const least = Math.max(0, failed - other);
  const most = Math.min(failed, own);
  // Computed with logarithms, since there may be a thousand failures a second: P(k) by its recurrence, relative to P(least).
  const terms = [0];
  for (let k = least + 1; k <= most; k += 1) {
    terms.push((terms.at(-1) ?? 0) + Math.log(((own - k + 1) * (failed - k + 1)) / (k * (other - failed + k))));
  }
  const all = logSum(terms);
  return suspicions.map(({ odds }) => {
    const step = Math.log(odds);
    return canary.failures * step - logSum(terms.map((term, index) => term + (least + index) * step)) + all;
  });
}

function logSum(terms: readonly number[]): number {
  const largest = terms.reduce((one, other) => Math.max(one, other));
  return largest + Math.log(terms.reduce((total, term) => total + Math.exp(term - largest), 0));
}
