import answers from '#captcha-answers';

export interface CaptchaPicture {
  readonly src: string;
  readonly answer: string;
}

// The public path of the release; undefined in unit tests.
const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** The 21 pictures of spec section 5. */
export const captchaPictures: readonly CaptchaPicture[] = Object.entries(answers).map(([name, answer]) => ({
  src: `${base}captcha/${name}.png`,
  answer,
}));

/** A random captcha, different from the current one. */
export function anotherPicture(shown?: CaptchaPicture): CaptchaPicture {
  const others = captchaPictures.filter((picture) => picture !== shown);
  const picture = others[Math.floor(Math.random() * others.length)];
  if (picture === undefined) throw new Error('There are no captcha pictures');
  return picture;
}
