import { anotherPicture, captchaPictures } from './captchaPictures';
import { anotherQuestion } from './captchaQuestions';

test('there are 21 pictures, each with an answer of four characters', () => {
  expect(captchaPictures).toHaveLength(21);
  expect(captchaPictures[6]?.src).toBe('/captcha/captcha-07.png');
  for (const { answer } of captchaPictures) expect(answer).toMatch(/^[A-Za-z0-9]{4}$/);
});

test('another picture is never the one just shown, and every picture comes', () => {
  const seen = new Set<string>();
  let shown = anotherPicture();
  for (let turn = 0; turn < 2000; turn += 1) {
    const next = anotherPicture(shown);
    expect(next).not.toBe(shown);
    seen.add(next.src);
    shown = next;
  }
  expect(seen.size).toBe(21);
});

test('another question is never the one just asked, and its answer fits into the field', () => {
  let asked = anotherQuestion();
  for (let turn = 0; turn < 2000; turn += 1) {
    const next = anotherQuestion(asked);
    expect([next.one, next.other]).not.toEqual([asked.one, asked.other]);
    expect(next.answer).toBe(String(next.one + next.other));
    expect(next.one >= 2 && next.one <= 9 && next.other >= 2 && next.other <= 9).toBe(true);
    asked = next;
  }
});
