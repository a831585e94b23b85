import { useRef, useState } from 'react';
import { anotherPicture, type CaptchaPicture } from './captchaPictures';
import { anotherQuestion, type CaptchaQuestion } from './captchaQuestions';

const MOST_TRIES = 3;

export interface Captcha {
  readonly picture: CaptchaPicture;
  /** Asked in place of the picture, for players who cannot see it. */
  readonly question: CaptchaQuestion | undefined;
  readonly typed: string;
  readonly type: (code: string) => void;
  /** Shows another picture or asks another question; what was typed for the old one goes. */
  readonly change: () => void;
  readonly switchKind: () => void;
  /** The picture did not come: another one is tried, a few times. */
  readonly tryAnother: () => void;
  readonly isAnswer: (code: string) => boolean;
  /** What the registration carries for an answered captcha. */
  readonly codeFor: (code: string) => string;
}

/** The captcha of the registration: a picture at random, or a question instead. */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState(() => anotherPicture());
  const [question, setQuestion] = useState<CaptchaQuestion>();
  const [typed, type] = useState('');
  const tries = useRef(0);
  const expected = question?.answer ?? picture.answer;
  return {
    picture,
    question,
    typed,
    type,
    change: () => {
      type('');
      if (question === undefined) setPicture(anotherPicture(picture));
      else setQuestion(anotherQuestion(question));
    },
    switchKind: () => {
      type('');
      setQuestion(question === undefined ? anotherQuestion() : undefined);
    },
    tryAnother: () => {
      tries.current += 1;
      if (tries.current <= MOST_TRIES) setPicture(anotherPicture(picture));
    },
    isAnswer: (code) => plain(code) === plain(expected),
    codeFor: (code) => (question === undefined ? code : picture.answer),
  };
}

function plain(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase();
}
