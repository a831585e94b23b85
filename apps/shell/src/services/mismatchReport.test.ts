import { createMismatchReport } from './mismatchReport';

it('tells rows and fields once a visit, and never what stood in them', () => {
  const emit = jest.fn();
  const report = createMismatchReport(emit);
  report('getBetRecords', '', 2);
  report('getBetRecords', 'status', 1);
  report('getBetRecords', '', 3);
  report('getGames', '', 1);
  expect(emit.mock.calls).toEqual([
    [{ event: 'rowsDropped', endpoint: 'getBetRecords', count: 2 }],
    [{ event: 'fieldOdd', endpoint: 'getBetRecords', field: 'status', count: 1 }],
    [{ event: 'rowsDropped', endpoint: 'getGames', count: 1 }],
  ]);
});
