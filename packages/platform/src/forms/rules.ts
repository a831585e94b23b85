/** A rule of a form: the field that it checks, the check, and the message for the player. */
export interface Rule<Draft, Texts> {
  readonly field: keyof Draft & string;
  readonly text: (texts: Texts) => string;
  readonly isBroken: (draft: Draft) => boolean;
}

/** Returns the first rule, in the order of the list, that a draft breaks; undefined when there is none. */
export function firstBrokenRule<Draft, Texts>(
  rules: readonly Rule<Draft, Texts>[],
  draft: Draft,
): Rule<Draft, Texts> | undefined {
  return rules.find(({ isBroken }) => isBroken(draft));
}
