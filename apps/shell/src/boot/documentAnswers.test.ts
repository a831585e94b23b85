import { documentAnswers } from './documentAnswers';

const answers = '{"POST /api/a []":{"code":200}}';

it.each([
  ['of now', 0, true],
  ['nearly old', -19_000, true],
  ['of a document that was kept', -60_000, false],
  ['of a phone whose clock is late', 60_000, false],
])('takes answers %s: %i ms', (_what, offset, isTaken) => {
  document.head.innerHTML = `<script id="answers" type="application/json" data-at="${Date.now() + offset}">${answers}</script>`;
  expect(documentAnswers(document)).toEqual(isTaken ? JSON.parse(answers) : {});
});

it.each(['', `<script id="answers" type="application/json" data-at="__TIME__">${answers}</script>`])(
  'has none without their time: %s',
  (head) => {
    document.head.innerHTML = head;
    expect(documentAnswers(document)).toEqual({});
  },
);
