import { anotherPicture, captchaPictures } from './captchaPictures';
import { spellAnswer } from './spellAnswer';

it('there are 21 pictures, each with an answer of four characters', () => {
  expect(captchaPictures).toHaveLength(21);
  expect(captchaPictures[6]?.src).toBe('/captcha/captcha-07.png');
  for (const { answer } of captchaPictures) expect(answer).toMatch(/^[A-Za-z0-9]{4}$/);
});

it('another picture is never the one just shown, and every picture comes', () => {
  const shownPictures = new Set<string>();
  let shown = anotherPicture();
  for (let turn = 0; turn < 2000; turn += 1) {
    const next = anotherPicture(shown);
    expect(next).not.toBe(shown);
    shownPictures.add(next.src);
    shown = next;
  }
  expect(shownPictures.size).toBe(21);
});

it('each picture has its words, which say what it shows and not in one piece', () => {
  const numbers = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((sign) => `number ${sign}`);
  for (const { answer } of captchaPictures) {
    const words = spellAnswer(answer, numbers);
    const spelt = words.map((word) => word.replace('number ', '').charAt(0)).join('');
    expect(spelt).toBe(answer.toUpperCase());
  }
  expect(spellAnswer('y3eA', numbers)).toEqual(['Yankee', 'number 3', 'Echo', 'Alfa']);
});
