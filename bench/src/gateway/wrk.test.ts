import { readBurst } from './wrk';

const told = (median: string, p99: string, more = '') => `Running 3s test @ http://127.0.0.1:8102/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.20ms    1.10ms  40.00ms   84.50%
    Req/Sec     9.51k   500.00    10.00k    90.99%
  Latency Distribution
     50%    ${median}
     75%    3.00ms
     90%   12.00ms
     99%   ${p99}
  28786 requests in 3.06s, 268.95MB read
${more}Requests/sec:   9408.97
Transfer/sec:     87.91MB
`;

it.each([
  ['2.31ms', '25.03ms', 2.31, 25.03],
  ['810.00us', '1.20s', 0.81, 1_200],
  ['1.00s', '1.50m', 1_000, 90_000],
])('reads %s and %s', (median, p99, medianMs, p99Ms) => {
  expect(readBurst(told(median, p99))).toEqual({ requests: 28_786, perSecond: 9_408.97, medianMs, p99Ms, failures: 0 });
});

it('counts what failed of each kind', () => {
  const more = '  Socket errors: connect 1, read 20, write 300, timeout 4000\n  Non-2xx or 3xx responses: 50000\n';
  expect(readBurst(told('1ms', '2ms', more)).failures).toBe(54_321);
});

it.each(['', told('soon', '1ms'), told('1ms', '')])('reads nothing out of what wrk does not say', (text) => {
  expect(() => readBurst(text)).toThrow('wrk');
});
