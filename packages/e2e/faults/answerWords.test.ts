import { wordsIn } from './answerWords';

it.each([
  [
    'words at any depth, each once',
    '{"data":[{"name":"Dragon Tiger","tags":["Dragon Tiger","Roulette"]}]}',
    ['Dragon Tiger', 'Roulette'],
  ],
  ['short ones in Chinese only', '{"a":"首存","b":"存","c":"Koi","d":"Lucky"}', ['首存', 'Lucky']],
  ['no markup', '{"content":"<p>Welcome</p>"}', []],
  ['no numbers', '{"code":200,"total":12345,"amount":"123.45"}', ['123.45']],
])('%s', (_what, answers, words) => {
  expect(wordsIn(answers)).toEqual(words);
});
