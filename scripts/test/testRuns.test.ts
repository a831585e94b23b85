import { installEngines } from './browsers.mjs';
import { readyProjects } from './testRuns.mjs';

const projects = ['phone', 'desktop', 'smoke-firefox', 'webkit-console', 'oldest'];
const sentence = 'Stories in Firefox and WebKit need xvfb, xdotool (Debian: apt-get install xvfb xdotool).';
const programs = { 'firefox-esr': process.execPath, xvfb: '/nowhere/Xvfb', xdotool: '/nowhere/xdotool' };

it('a browser that cannot be had is one failure, and the stories of the others run', async () => {
  const engines = () => installEngines(programs, async () => undefined);
  const outcome = await readyProjects(projects, [
    [/firefox|webkit/, engines],
    [/oldest/, async () => undefined],
  ]);
  const failures = [{ text: `  ● ${sentence}`, again: 'npm test' }];
  expect(outcome).toEqual({ ready: ['phone', 'desktop', 'oldest'], passed: 0, failed: 1, tests: [], failures });
});

it('a browser that nothing needs is not installed', async () => {
  const install = jest.fn(() => Promise.reject(new Error('no network')));
  expect(await readyProjects(['phone', 'desktop'], [[/firefox|webkit/, install]])).toMatchObject({
    ready: ['phone', 'desktop'],
    failed: 0,
  });
  expect(install).not.toHaveBeenCalled();
});

it('where the package manager fails, it is said what it said and how to install by hand', async () => {
  const install = jest.fn(() => Promise.reject(new Error('apt-get update -qq failed (100)')));
  await expect(installEngines(programs, install)).rejects.toThrow(`${sentence}\nError: apt-get update -qq failed (100)`);
  expect(install).toHaveBeenCalledWith(['xvfb', 'xdotool']);
});

it('what is there is not installed', async () => {
  const install = jest.fn(async () => undefined);
  await installEngines({ ...programs, xvfb: process.execPath, xdotool: process.execPath }, install);
  expect(install).not.toHaveBeenCalled();
});
