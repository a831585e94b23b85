import { linkAddress } from '@parlour/release-contract/provenance';
import type { AppChange, ReportedChange } from '../changeReport';
import { authorText } from '../changes/deeds';
import { html, list, type Markup } from './html';
import { classesOf, classOf, linesOf } from './pageParts';
import { appText, filesText, gateText, listText, packagesText, requestText } from './reportTexts';

/** All that is known of a change. */
export function changeArticle(change: ReportedChange, when: (iso: string) => string): Markup {
  const { entry, at, site, kind, difference, asked, approved, request, stage, gate, breaches, classes, apps } = change;
  const elsewhere = asked.entry === entry ? '' : `, in entry ${asked.entry} of ${when(asked.at)}`;
  return html`<article id="entry-${entry}">
    <header>
      <h3>Entry ${entry}</h3>
      <span>${when(at)}</span><span>${site}</span><span>${kind}</span><span>${classesOf(classes)}</span>
    </header>
    ${list([
      ['What', linesOf(difference)],
      ['Asked by', authorText(asked) + elsewhere],
      ['Reason', asked.reason],
      ['Approved by', approved && `${authorText(approved)}: ${approved.reason}`],
      ['Request', request && requestText(request)],
      ['Stage', stage && `${stage.stage} of ${stage.stages}, of the schedule of entry ${stage.entry}`],
      ['Against rules', breaches.length === 0 ? undefined : html`<strong>${breaches.join('; ')}</strong>`],
      ['Gate', gateOf(gate)],
      ['Classes', apps.length === 0 && classes.length > 0 ? becauseOf(classes) : undefined],
    ])}
    ${apps.map(appOf)}
  </article>`;
}

function appOf(app: AppChange): Markup {
  const { audience, release, screens = [], isShared, classes, files, packages } = app;
  const code = [
    ...(isShared === true ? ['the code that every screen runs through'] : []),
    ...screens.map(({ screen, paths }) => `${screen} (${paths.join(', ') || 'no path'})`),
  ];
  return html`<div class="app">
    <strong>${appText(app)}</strong> for ${audience}
    ${list([
      ['Classes', becauseOf(classes)],
      ['Signed by', release && `${release.signer}, key ${release.key}`],
      ['Built from', release && sourceOf(release)],
      ['Files', files && filesText(app)],
      ['Screens', files && (listText(code) || 'none changed')],
      ['Packages', packages && packagesText(app)],
    ])}
  </div>`;
}

function sourceOf({ provenance }: NonNullable<AppChange['release']>): Markup {
  const { state, revision, builtAt, source } = provenance;
  const places = [source?.repository, source?.run].flatMap((address) => {
    if (address === undefined) return [];
    const safe = linkAddress(address);
    return [safe === undefined ? html` ${address}` : html` <a href="${safe}">${safe}</a>`];
  });
  return html`<span class="code">${revision}</span>, ${builtAt} (${state})${places}`;
}

function gateOf(gate: ReportedChange['gate']): Markup {
  const found = gate.checks.flatMap(({ name, isMet, found: all }) =>
    all.map((text) => html`<li>${isMet ? '' : 'not met: '}${name}: ${text}</li>`),
  );
  return html`${gateText(gate)}${
    found.length === 0
      ? html``
      : html`<ul>
          ${found}
        </ul>`
  }`;
}

function becauseOf(classes: AppChange['classes']): Markup {
  if (classes.length === 0) return html`none: nothing differs`;
  const rows = classes.map(({ name, because }) => html`<li>${classOf(name)}${listText(because)}</li>`);
  return html`<ul>
    ${rows}
  </ul>`;
}
