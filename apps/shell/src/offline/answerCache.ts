import { type InferOutput, number, object, safeParse, string, unknown } from 'valibot';

const cachedAnswer = object({
  /** When it was answered, in epoch milliseconds by the phone's clock. */
  at: number(),
  /** The composition that was live then: another one may expect another format. */
  composition: string(),
  content: unknown(),
});
export type CachedAnswer = InferOutput<typeof cachedAnswer>;

/** Stored answers, by request. */
export interface AnswerCache {
  read(question: string): CachedAnswer | undefined;
  write(question: string, answer: CachedAnswer): void;
}

export function parseCachedAnswer(received: unknown): CachedAnswer | undefined {
  const read = safeParse(cachedAnswer, received);
  return read.success ? read.output : undefined;
}

/** The cache of public answers, and that of this tab's member. */
export interface AnswerCaches {
  readonly public: AnswerCache;
  readonly member: AnswerCache;
}
