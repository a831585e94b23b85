import { render, screen } from '@testing-library/react';
import { FormFoot } from './FormFoot';

const WINDOW = 800;
const KEYBOARD = 350;
const FIELD = 50;
const FOOT = 100;

/** Positions of the fields in the page, and how far the page was scrolled. */
const places: Readonly<Record<string, number>> = { amount: 300, password: 620, note: 660 };
let scrolled: number;
let viewport: EventTarget & { height: number; offsetTop: number };

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = 0;
  viewport = Object.assign(new EventTarget(), { height: WINDOW, offsetTop: 0 });
  Object.assign(window, {
    visualViewport: viewport,
    innerHeight: WINDOW,
    scrollBy: (_: number, down: number) => (scrolled += down),
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name = this.getAttribute('name');
    return name === null
      ? new DOMRect(0, WINDOW - FOOT, 390, FOOT)
      : new DOMRect(0, (places[name] ?? Number.NaN) - scrolled, 390, FIELD);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
});

function openForm() {
  render(
    <>
      {Object.keys(places).map((name) => (
        <input key={name} name={name} aria-label={name} />
      ))}
      <FormFoot>Send</FormFoot>
    </>,
  );
  return { field: (name: string) => screen.getByRole('textbox', { name }) };
}

/** Simulates an iPhone: the window keeps its height, and the keyboard covers a part of it. */
function openKeyboard() {
  viewport.height = WINDOW - KEYBOARD;
  viewport.dispatchEvent(new Event('resize'));
}

/** Simulates panning by an iPhone or a finger: several steps, one frame apart. */
function pan(to: number) {
  for (let step = 1; step <= 10; step += 1) {
    viewport.offsetTop = (to * step) / 10;
    viewport.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(16);
  }
}

const bottomOf = (field: Element) => field.getBoundingClientRect().bottom;
const keyboardTop = () => viewport.offsetTop + viewport.height;

it('a keyboard that opens over the focused field leaves it in view', () => {
  const { field } = openForm();
  field('password').focus();
  openKeyboard();
  expect(bottomOf(field('password'))).toBe(keyboardTop() - 12);
});

it('a field that is in view stays where it is', () => {
  const { field } = openForm();
  field('amount').focus();
  openKeyboard();
  jest.runAllTimers();
  expect(scrolled).toBe(0);
});

it('the next field is in view, too, where the phone does not pan to it', () => {
  const { field } = openForm();
  field('amount').focus();
  openKeyboard();
  field('password').focus();
  jest.runAllTimers();
  expect(bottomOf(field('password'))).toBe(keyboardTop() - 12);
});

it('the next field is checked once the phone has panned to it', () => {
  const { field } = openForm();
  field('amount').focus();
  openKeyboard();
  field('password').focus();
  pan(200);
  expect(scrolled).toBe(0);
  jest.runAllTimers();
  expect(bottomOf(field('password'))).toBe(keyboardTop() - 12);
});

it('nothing is scrolled back that the player pans by hand', () => {
  const { field } = openForm();
  field('note').focus();
  openKeyboard();
  const before = scrolled;
  viewport.height -= 100;
  pan(0);
  jest.runAllTimers();
  expect(scrolled).toBe(before);
});
