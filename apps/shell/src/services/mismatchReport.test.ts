import { createMismatchReport } from './mismatchReport';

it('tells rows, fields and answers once a visit, and never what stood in them', () => {
  const emit = jest.fn();
  const { onMismatch, onUnreadable } = createMismatchReport(emit);
  onMismatch('getBetRecords', '', 2);
  onMismatch('getBetRecords', 'status', 1);
  onMismatch('getBetRecords', '', 3);
  onMismatch('getGames', '', 1);
  onUnreadable('getGames', 'data.0.name');
  onUnreadable('getGames', 'data.0.name');
  onUnreadable('getGames', '');
  expect(emit.mock.calls).toEqual([
    [{ event: 'rowsDropped', endpoint: 'getBetRecords', count: 2 }],
    [{ event: 'fieldOdd', endpoint: 'getBetRecords', field: 'status', count: 1 }],
    [{ event: 'rowsDropped', endpoint: 'getGames', count: 1 }],
    [{ event: 'answerRefused', endpoint: 'getGames', field: 'data.0.name' }],
    [{ event: 'answerRefused', endpoint: 'getGames', field: '' }],
  ]);
});
