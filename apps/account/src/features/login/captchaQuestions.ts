export interface CaptchaQuestion {
  readonly one: number;
  readonly other: number;
  readonly answer: string;
}

const SMALLEST = 2;
const LARGEST = 9;

/** A sum of two small numbers at random, never the one that was just asked. */
export function anotherQuestion(asked?: CaptchaQuestion): CaptchaQuestion {
  const choices = LARGEST - SMALLEST + 1;
  const one = SMALLEST + Math.floor(Math.random() * choices);
  const drawn = SMALLEST + Math.floor(Math.random() * choices);
  const isSame = asked?.one === one && asked.other === drawn;
  const other = isSame ? SMALLEST + ((drawn - SMALLEST + 1) % choices) : drawn;
  return { one, other, answer: String(one + other) };
}
