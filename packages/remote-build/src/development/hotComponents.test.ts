/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as React from 'react';
import type { ComponentType } from 'react';
import * as refresh from 'react-refresh/runtime';
import { createSitePage } from './sitePage';

// What jsdom lacks, and what a remote finds in its page.
Object.assign(globalThis, {
  CSSStyleSheet: class {
    readonly replaceSync = jest.fn();
  },
});
globalThis.parlourDev = createSitePage(globalThis);
const { createElement, forwardRef, lazy, memo, Suspense, useEffect, useMemo, useState } =
  jest.requireActual<typeof React>('./react');

const runtime = parlourDev.refreshOf('wallet') as typeof refresh;
let components = 0;

/** A component whose module is saved again and again; `hooks` names those that it calls. */
function createComponent() {
  const id = `Component${(components += 1)}`;
  return <Type>(type: Type, hooks = ''): Type => {
    refresh.createSignatureFunctionForTransform()(type, hooks);
    runtime.register(type, id);
    act(() => void runtime.performReactRefresh());
    return type;
  };
}

/** A version of a counter: a player's clicks are its state. */
const counter =
  (words: string): ComponentType =>
  () => {
    const [clicks, setClicks] = useState(0);
    return createElement('button', { onClick: () => setClicks(clicks + 1) }, `${words} ${clicks}`);
  };
const shown = () => screen.getByRole('button').textContent;
const click = () => void fireEvent.click(screen.getByRole('button'));

it('shows the next version of a component with the state of the one before', () => {
  const save = createComponent();
  render(createElement(save(counter('one'))));
  click();
  save(counter('two'));
  expect(shown()).toBe('two 1');
});

it('begins anew where a version calls other hooks', () => {
  const save = createComponent();
  render(createElement(save(counter('one'), 'useState')));
  click();
  save(counter('two'), 'useState useEffect');
  expect(shown()).toBe('two 0');
});

it('keeps the elements and the state inside a styled component', () => {
  const Child = createComponent()(counter('child'));
  const save = createComponent();
  const styled = (title: string) => forwardRef(() => createElement('p', { title }, createElement(Child)));
  const { container } = render(createElement(save(styled('one'))));
  const element = container.firstElementChild;
  click();
  save(styled('two'));
  expect(container.firstElementChild).toBe(element);
  expect([element?.getAttribute('title'), shown()]).toEqual(['two', 'child 1']);
});

it('shows the next version of a memorised component', () => {
  const [save, saveMemo] = [createComponent(), createComponent()];
  const version = (words: string) => saveMemo(memo(save(counter(words))));
  render(createElement(version('one')));
  click();
  version('two');
  expect(shown()).toBe('two 1');
});

it('shows the next version of a component that came late', async () => {
  const save = createComponent();
  const late = save(counter('late'));
  const Late = lazy(async () => ({ default: late }));
  await act(async () => void render(createElement(Suspense, null, createElement(Late))));
  click();
  save(counter('later'));
  expect(shown()).toBe('later 1');
});

it('does anew what a version memorises, and its effects', () => {
  const save = createComponent();
  const effects: string[] = [];
  const version = (words: string) => () => {
    useEffect(() => void effects.push(words), []);
    const memorised = useMemo(() => words, []);
    return createElement('button', null, memorised);
  };
  render(createElement(save(version('one'))));
  save(version('two'));
  expect([shown(), effects]).toEqual(['two', ['one', 'two']]);
});

it('loads the page anew for another build while nothing of it is shown, since it failed', () => {
  const reload = jest.fn();
  const page = createSitePage({ ...globalThis, window, document, location: { reload } as unknown as Location });
  page.follow('wallet', { status: () => 'idle', check: async () => [] }, () => 'a');
  page.hear({ app: 'wallet', hash: 'b', errors: ['no such file'] });
  page.hear({ app: 'wallet', hash: 'a', errors: [] });
  page.insideSite?.noteShown(1);
  expect(reload).not.toHaveBeenCalled();
  page.insideSite?.noteShown(-1);
  page.hear({ app: 'wallet', hash: 'c', errors: [] });
  expect(reload).toHaveBeenCalledTimes(1);
});
