import { numberSteps, placeBefore } from './steps';

const HERE = 'https://site.example/#/vip';

/** A page with these entries before the current one, as the Navigation API lists them. */
function withEntries(...before: { readonly url: string | null; readonly sameDocument?: boolean }[]) {
  const entries = [...before, { url: HERE, sameDocument: true }];
  const navigation = { currentEntry: { index: before.length }, entries: () => entries };
  return { navigation, location: new URL(HERE), history: { state: { idx: 7 } } } as unknown as Window;
}

it.each([
  ['nothing', withEntries(), undefined],
  ['a plain link of this page', withEntries({ url: 'https://site.example/#/activityInfo?id=1', sameDocument: true }), 'inPage'],
  ['the site, loaded before', withEntries({ url: 'https://site.example/?pid=7#/', sameDocument: false }), 'inSite'],
  ['a document of this origin that is not the site', withEntries({ url: 'https://site.example/demo/service/' }), undefined],
  ['the console', withEntries({ url: 'https://site.example/console/' }), undefined],
  ['a document that does not tell', withEntries({ url: null }), undefined],
])('where the browser tells, before it is %s', (_what, page, place) => {
  expect(placeBefore(page)).toBe(place);
});

describe('where the browser does not tell', () => {
  let events = new EventTarget();
  const open = (state: unknown) => {
    history.replaceState(state, '', '/#/');
    events = new EventTarget();
    return numberSteps({ history, addEventListener: events.addEventListener.bind(events) });
  };
  /** Navigates as a plain link and a typed address do. */
  const followLink = (hash: string) => {
    history.pushState(null, '', hash);
    events.dispatchEvent(new PopStateEvent('popstate'));
  };

  it('counts from where the site was opened', () => {
    open(null);
    expect(placeBefore(window)).toBeUndefined();
    followLink('#/vip');
    expect(history.state).toEqual({ idx: 1 });
    expect(placeBefore(window)).toBe('inPage');
  });

  it("goes on from the router's own steps, also those of an earlier load", () => {
    const note = open({ idx: 2 });
    history.pushState({ idx: 3, key: 'a' }, '', '#/mine');
    note();
    followLink('#/vip');
    expect(history.state).toEqual({ idx: 4 });
  });

  it('keeps the numbers of the router', () => {
    open({ idx: 2 });
    history.replaceState({ idx: 1, key: 'b' }, '', '#/mine');
    events.dispatchEvent(new PopStateEvent('popstate'));
    expect(history.state).toEqual({ idx: 1, key: 'b' });
    followLink('#/vip');
    expect(history.state).toEqual({ idx: 2 });
  });
});
