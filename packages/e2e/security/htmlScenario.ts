import type { Page } from '@playwright/test';
import { type FaultyLine, say } from '@parlour/testing/faultyLine';
import type { Operator } from '../support/site/operator';
import type { OpenPhone } from '../support/browser/phone';
import type { HtmlField } from './htmlFields';

export interface Scenario {
  readonly line: FaultyLine;
  readonly operator: Operator;
  readonly openPhone: OpenPhone;
}

/** What vectors did that they must not do, by vector. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** A phone before a line, which notes what runs, opens, leaves or is loaded from elsewhere. */
export async function openWatched({ line, openPhone }: Scenario, isServedPolicy = false) {
  const { page } = await openPhone({ bypassCSP: !isServedPolicy, reducedMotion: 'reduce' });
  const incidents: string[] = [];
  await page.exposeFunction('hit', (how: unknown = '') => void incidents.push(`it ran ${String(how)}`));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) Reflect.set(window, name, () => Reflect.get(window, 'hit')());
  });
  page.context().on('page', () => incidents.push('it opened a window'));
  page.on('request', (request) => {
    if (new URL(request.url()).origin === line.url || /^(image|media)$/.test(request.resourceType())) return;
    if (/^https?:/.test(request.url())) incidents.push(`it asked for ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() !== null) incidents.push('it opened a frame');
    else if (new URL(frame.url()).origin !== line.url) incidents.push(`it left for ${frame.url()}`);
  });
  return { page, incidents };
}

/** Sends every vector through a field and looks at what the page makes of it. */
export async function tryVectors(
  scenario: Scenario,
  field: HtmlField,
  vectors: readonly string[],
  isServedPolicy = false,
): Promise<Findings> {
  const { line, operator } = scenario;
  const { page, incidents } = await openWatched(scenario, isServedPolicy);
  const findings: Record<string, readonly string[]> = {};
  const note = (group: readonly string[], found: readonly string[]) => {
    if (found.length > 0) for (const vector of group) findings[vector] = [...(findings[vector] ?? []), ...found];
  };
  const { together = 1 } = field;
  await page.goto(`${line.url}/#/usdtmore`);
  if (field.isForMembers) {
    const { token } = await operator.register();
    await page.evaluate((kept) => sessionStorage.setItem('api_token', kept), token);
  }
  for (let at = 0; at < vectors.length; at += together) {
    const group = vectors.slice(at, at + together);
    const marker = `vector ${at}`;
    const html = `<p>${marker}</p>${group.join('<p>next</p>')}`;
    line.mend();
    line.breakIt(field.call, say(200, 'application/json', JSON.stringify({ code: 200, message: '', data: field.data(html) })));
    if (field.isOncePerPage) await page.goto(`${line.url}/?${at}#${field.address(at)}`);
    else await page.evaluate((address) => location.assign(address), `#${field.address(at)}`);
    note(group, await page.evaluate(lookAt, { marker, ...(field.opener && { opener: field.opener }), place: field.place }));
    note(group, incidents.splice(0));
  }
  await afterPictures(page);
  note(vectors, incidents);
  return findings;
}

/** Waits until the browser has tried to load a picture that is not there: those before it have been tried too. */
const afterPictures = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => Object.assign(new Image(), { src: `/x?${Math.random()}`, onerror: resolve })));

/** Runs in the page: waits until the marker is shown, then says what stands beside it that has no place in prose. */
async function lookAt({ marker, place, opener }: { marker: string; place: string; opener?: string }): Promise<string[]> {
  const find = (selector: string, words: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent.trim().startsWith(words));
  const giveUpAt = Date.now() + 10_000;
  let isOpened = false;
  let shown: HTMLElement | undefined;
  while (shown === undefined) {
    if (Date.now() > giveUpAt) throw new Error(`${marker} was not shown`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const button: HTMLElement | undefined = isOpened || opener === undefined ? undefined : find('button', opener);
    button?.click();
    isOpened ||= button !== undefined;
    shown = [...document.querySelectorAll<HTMLElement>(`${place} p`)].find(({ textContent }) => textContent === marker);
  }
  const tags =
    /^(a|abbr|address|article|aside|audio|b|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|rp|rt|ruby|s|samp|section|small|source|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|video|wbr)$/;
  const names =
    /^(align|alt|checked|colspan|controls|data-(coloured|marker|prize|sized)|dir|height|href|lang|loading|open|playsinline|poster|preload|referrerpolicy|rel|reversed|rowspan|scope|size|span|src|start|style|target|title|type|valign|value|width)$/;
  const styles =
    /^(--on-dark|--on-light|font-size|font-style|font-weight|margin-inline-start|text-(align|decoration.*|indent)|width)$/;
  const schemes = /^(https?|mailto|tel):$/;
  const found: string[] = [];
  for (const element of shown.parentElement?.querySelectorAll<HTMLElement>('*') ?? []) {
    const { localName, namespaceURI, shadowRoot } = element;
    if (!tags.test(localName) || !namespaceURI?.endsWith('/xhtml') || shadowRoot !== null) found.push(`<${localName}>`);
    for (const { name, value } of element.attributes) {
      const isOfTable = 'table' in element.dataset && /^(aria-label|data-table|role|tabindex)$/.test(name);
      if (!names.test(name) && !isOfTable) found.push(`${localName} ${name}`);
      if (/href|src|poster/.test(name) && !schemes.test(new URL(value, location.href).protocol)) found.push(`${name} ${value}`);
    }
    for (const property of element.style) if (!styles.test(property)) found.push(`${localName} { ${property} }`);
    if (element instanceof HTMLMediaElement && (element.autoplay || !element.controls))
      found.push(`${localName} plays by itself`);
    if (element instanceof HTMLAnchorElement && !schemes.test(element.protocol)) element.click();
  }
  return found;
}
