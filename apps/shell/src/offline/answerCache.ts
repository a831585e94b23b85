import { type InferOutput, number, object, safeParse, string, unknown } from 'valibot';

const cachedAnswer = object({
  /** When it was answered, in epoch milliseconds by the phone's clock. */
  at: number(),
  /** What was live then: another composition may read the content in another way. */
  composition: string(),
  content: unknown(),
});
export type CachedAnswer = InferOutput<typeof cachedAnswer>;

/** Stored answers, by the question. */
export interface AnswerCache {
  read(question: string): CachedAnswer | undefined;
  write(question: string, answer: CachedAnswer): void;
}

export function parseCachedAnswer(received: unknown): CachedAnswer | undefined {
  const read = safeParse(cachedAnswer, received);
  return read.success ? read.output : undefined;
}

/** What is everybody's, and what is the member's of this tab. */
export interface AnswerCaches {
  readonly public: AnswerCache;
  readonly member: AnswerCache;
}
