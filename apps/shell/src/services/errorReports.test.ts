import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { createErrorReports } from './errorReports';

function open() {
  let time = 0;
  const events: Extract<TelemetryEvent, { event: 'error' }>[] = [];
  const report = createErrorReports({
    shell: '2.0.0',
    origin: 'http://site',
    screen: () => '/recharge',
    secrets: () => [],
    emit: (event) => events.push(event),
    now: () => time,
  });
  return { report, events, pass: (ms: number) => (time += ms) };
}

const wallet = { remote: 'wallet', version: '1.5.0' };
const failed = (message: string, ...files: readonly string[]) =>
  Object.assign(new Error(message), { stack: files.map((file) => `at f (http://site/assets/${file}:1:2)`).join('\n') });

it('reports an error with its place, its screen and both releases', () => {
  const { report, events } = open();
  report('screen', failed('gone', 'wallet/1.5.0/a.js', 'shell/2.0.0/main.js'), wallet);
  expect(events).toEqual([
    {
      event: 'error',
      kind: 'screen',
      ...wallet,
      shell: '2.0.0',
      name: 'Error',
      message: 'gone',
      frames: [
        { file: 'wallet/1.5.0/a.js', line: 1, column: 2 },
        { file: 'shell/2.0.0/main.js', line: 1, column: 2 },
      ],
      screen: '/recharge',
      count: 1,
    },
  ]);
});

it('counts an error with a file of the site in its stack as the shell’s, and ignores all others', () => {
  const { report, events } = open();
  report('error', failed('of an extension'));
  report('error', failed('of the shell', 'shell/2.0.0/main.js'));
  expect(events).toMatchObject([{ remote: 'shell', version: '2.0.0', message: 'of the shell' }]);
});

it('reports one error once, and counts it until it is sent', () => {
  const { report, events } = open();
  for (let time = 0; time < 5; time += 1) report('error', failed('again', 'shell/2.0.0/main.js'));
  expect(events).toMatchObject([{ message: 'again', count: 5 }]);
});

it('reports twenty a minute', () => {
  const { report, events, pass } = open();
  const names = 'abcdefghijklmnopqrstuvwxyz'.split('');
  for (const name of names) report('error', failed(name, 'shell/2.0.0/main.js'));
  expect(events).toHaveLength(20);
  pass(60_001);
  for (const name of names) report('error', failed(name, 'shell/2.0.0/main.js'));
  expect(events.map(({ message }) => message)).toEqual(names);
});

it('sends three kilobytes at most, and leaves out the outermost frames for it', () => {
  const { report, events } = open();
  const files = Array.from({ length: 20 }, (_, index) => `wallet/1.5.0/${'long/'.repeat(28)}${index}.js`);
  report('error', failed('x '.repeat(500), ...files));
  const [event] = events;
  expect(JSON.stringify(event).length).toBeLessThanOrEqual(3000);
  expect(event?.frames.length).toBeGreaterThan(5);
  expect(event?.frames[0]?.file).toBe(files[0]);
});
