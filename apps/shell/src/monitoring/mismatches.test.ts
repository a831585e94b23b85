import { createMismatchReport } from './mismatches';

it('reports rows, fields and answers once per visit, and never their content', () => {
  const report = createMismatchReport();
  const reported = (
    [
      ['getBetRecords', '', 2],
      ['getBetRecords', 'status', 1],
      ['getBetRecords', '', 3],
      ['getGames', '', 1],
      ['getGames', 'data.0.name', 0],
      ['getGames', 'data.0.name', 0],
      ['getGames', '', 0],
      ['getGames', 'x'.repeat(200), 1],
    ] as const
  ).map(([endpoint, field, count]) => report({ event: 'mismatch', endpoint, field, count }));
  expect(reported).toEqual([
    { event: 'rowsDropped', endpoint: 'getBetRecords', count: 2 },
    { event: 'fieldOdd', endpoint: 'getBetRecords', field: 'status', count: 1 },
    undefined,
    { event: 'rowsDropped', endpoint: 'getGames', count: 1 },
    { event: 'answerRefused', endpoint: 'getGames', field: 'data.0.name' },
    undefined,
    { event: 'answerRefused', endpoint: 'getGames', field: '' },
    { event: 'fieldOdd', endpoint: 'getGames', field: 'x'.repeat(80), count: 1 },
  ]);
});
