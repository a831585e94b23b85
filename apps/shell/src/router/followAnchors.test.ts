import { followAnchors } from './followAnchors';

const go = jest.fn();
followAnchors(window, go);

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id || this.getAttribute('name'));
  };
});
beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/#/bingo');
});

/**
 * Clicks the link in this markup, and returns what was scrolled to, the address that was navigated to, and the page's address.
 */
function click(markup: string, how: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('i, a')?.dispatchEvent(event);
  return [scrolled.mock.calls.flat(), go.mock.calls.flat(), location.hash];
}

it.each<[string, string, string[], string[]]>([
  ['an element of the page', '<a href="#rules">Rules</a><h2 id="rules"></h2>', ['rules'], []],
  ['one with another script in its name', '<a href="#规则">x</a><h2 id="规则"></h2>', ['规则'], []],
  ['one that an editor named', '<a href="#end">x</a><a name="end"></a>', ['end'], []],
  ['one from within a link', '<a href="#rules"><i>Rules</i></a><h2 id="rules"></h2>', ['rules'], []],
  ['a screen', '<a href="#/vip?x=1">VIP</a>', [], ['/vip?x=1']],
  ['a screen without a slash', '<a href="#vip">VIP</a>', [], ['/vip']],
  ['nothing', '<a href="#">Top</a>', [], []],
  ['what cannot be read', '<a href="#%E0">x</a>', [], ['/%E0']],
])('a link to %s', (_what, markup, places, addresses) => {
  expect(click(markup)).toEqual([places, addresses, '#/bingo']);
});

it.each<[string, string, MouseEventInit]>([
  ['that opens a tab', '<a href="#/vip" target="_blank">VIP</a>', {}],
  ['with the key for a tab', '<a href="#/vip">VIP</a>', { ctrlKey: true }],
  ['of another address', '<a href="mailto:a@b.example">Mail</a>', {}],
])('a link %s is left to the browser', (_what, markup, how) => {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  const link = document.querySelector('a');
  // Prevents only jsdom from following the link.
  window.addEventListener('click', (last) => (expect(last.defaultPrevented).toBe(false), last.preventDefault()), { once: true });
  link?.dispatchEvent(event);
  expect(go).not.toHaveBeenCalled();
});

it('a link that somebody else follows is left alone', () => {
  document.body.innerHTML = '<a href="#/vip">VIP</a>';
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(go).not.toHaveBeenCalled();
});
