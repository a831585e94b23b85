import { useRef, useState } from 'react';
import { anotherPicture, type CaptchaPicture } from './captchaPictures';

/** Pictures that fail to load; wrong answers are not counted. */
const MOST_RELOADS = 3;

export interface Captcha {
  readonly picture: CaptchaPicture;
  /** Whether the captcha is shown as text, for players who cannot see the picture. */
  readonly isInWords: boolean;
  readonly typed: string;
  readonly type: (code: string) => void;
  /** Loads another picture; the code typed for the old one is cleared. */
  readonly change: () => void;
  readonly switchKind: () => void;
  /** Tries another picture when one failed to load, at most a few times. */
  readonly tryAnother: () => void;
  readonly isAnswer: (code: string) => boolean;
}

/** The captcha of the registration: a random picture, or its content as text. */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState(() => anotherPicture());
  const [isInWords, setInWords] = useState(false);
  const [typed, type] = useState('');
  const reloads = useRef(0);
  return {
    picture,
    isInWords,
    typed,
    type,
    change: () => {
      type('');
      setPicture(anotherPicture(picture));
    },
    switchKind: () => {
      type('');
      setInWords(!isInWords);
    },
    tryAnother: () => {
      reloads.current += 1;
      if (reloads.current <= MOST_RELOADS) setPicture(anotherPicture(picture));
    },
    isAnswer: (code) => plain(code) === plain(picture.answer),
  };
}

function plain(code: string): string {
  return code.normalize('NFKC').trim().toLowerCase();
}
