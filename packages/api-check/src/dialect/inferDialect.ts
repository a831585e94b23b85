import type { Dialect } from '@parlour/dialect';
import { parsedAnswers, valuesIn } from './answers';
import { answerFields } from './fieldsOf';
import { envelopeOf, pageOf } from './inferShape';
import { flagsOf, moneyOf, timesOf } from './inferValues';
import type { Recorded } from './translatingProxy';

/** What answers look like, and what they do not tell, a sentence each. */
export interface Inferred {
  readonly dialect: Dialect;
  readonly unclear: readonly string[];
}

/** Reads from answers in which way a backend writes what the site reads in another. */
export function inferDialect(recorded: readonly Recorded[]): Inferred {
  const answers = parsedAnswers(recorded);
  const unclear: string[] = [];
  const envelope = envelopeOf(answers);
  const inside = answers.flatMap(({ answer, path }) => {
    const data = answer[envelope?.data ?? 'data'];
    return data === undefined || data === null ? [] : [{ path, data }];
  });
  const page = pageOf(inside, unclear);
  const fields = answerFields();
  const money = moneyOf(valuesIn(inside, fields.money), unclear);
  const times = timesOf(valuesIn(inside, fields.time), unclear);
  const flags = flagsOf(valuesIn(inside, fields.flag));
  const isExtended = recorded.some(({ text }) => /\{\s*"\$(?:oid|date|number[A-Z]\w+)"\s*:/.test(text));
  return {
    dialect: {
      ...(envelope && { envelope }),
      ...(page && { page }),
      ...(times.length > 0 && { times }),
      ...(money.length > 0 && { money }),
      ...(flags.length > 0 && { flags }),
      ...(isExtended && { extendedJson: true as const }),
    },
    unclear,
  };
}
