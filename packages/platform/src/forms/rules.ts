/** A rule of a form: which field breaks it, when, and what the player then reads. */
export interface Rule<Draft, Texts> {
  readonly field: keyof Draft & string;
  readonly text: (texts: Texts) => string;
  readonly isBroken: (draft: Draft) => boolean;
}

/** The first rule, in the order of the list, that a draft breaks. */
export function firstBrokenRule<Draft, Texts>(
  rules: readonly Rule<Draft, Texts>[],
  draft: Draft,
): Rule<Draft, Texts> | undefined {
  return rules.find(({ isBroken }) => isBroken(draft));
}
