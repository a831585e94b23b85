import { sumOf } from './welfareRules';

it.each([
  [[], '0'],
  [['8.88'], '8.88'],
  [['0.1', '0.2', '1000'], '1000.3'],
])('%j give %s', (given, sum) => {
  expect(sumOf(given.map((redpacketmoney) => ({ money: '0', redpacketmoney, created_at: '', usetime: '' })))).toBe(sum);
});
