/** The styles of a report's page: both themes on a screen, black on white on A4 paper. */
export const pageStyles = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #3b4250); --soft: light-dark(#f3f5f8, #1b1f27);
  --muted: light-dark(#545d6b, #a3adbb); --strong: light-dark(#8a1c1c, #ff9b8f); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px 64px; max-width: 1080px; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 20px; margin: 40px 0 12px; }
h3 { font-size: 16px; margin: 0; }
p { margin: 8px 0; }
.muted { color: var(--muted); }
code, .code { font: 13px/1.5 ui-monospace, monospace; }
pre { padding: 12px; background: var(--soft); white-space: pre-wrap; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 8px; margin: 16px 0; }
.tiles div { padding: 12px; background: var(--soft); }
.tiles b { display: block; font-size: 22px; line-height: 1.2; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: 13px; color: var(--muted); font-weight: 600; white-space: nowrap; }
.name { min-width: 9ch; }
.wide { width: 40%; }
td { font-variant-numeric: tabular-nums; }
.number { text-align: right; white-space: nowrap; }
.time { white-space: nowrap; }
.class { display: inline-block; padding: 0 6px; margin: 1px 4px 1px 0; border: 1px solid currentColor; font-size: 13px; line-height: 1.45; white-space: nowrap; }
.class[data-class='money'], .class[data-class='identity'], .class[data-class='rights'] { font-weight: 700; color: var(--strong); }
.breaches, dd strong { color: var(--strong); }
article { padding: 16px 0; border-bottom: 1px solid var(--line); }
article header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
dl { display: grid; grid-template-columns: 116px 1fr; gap: 2px 12px; margin: 8px 0 0; }
dt { color: var(--muted); }
dd { margin: 0; }
dd ul { margin: 0; padding-left: 18px; }
.app strong { break-after: avoid; }
.app { margin: 12px 0 0; padding: 8px 12px; background: var(--soft); }
@media (max-width: 640px) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 6px; }
  thead { display: none; }
  tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .wide { width: auto; }
  td { display: block; padding: 1px 0; border: 0; text-align: left; }
  td:not([data-label=''])::before { content: attr(data-label) ' '; color: var(--muted); }
  .number, .time { text-align: left; }
}
@page { size: A4; margin: 18mm 14mm 18mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; } }
@media print {
  :root { color-scheme: light; --line: #999; --soft: #fff; --muted: #333; --strong: #000; }
  body { max-width: none; padding: 0; font-size: 9.5pt; line-height: 1.35; color: #000; background: #fff; }
  h1 { font-size: 18pt; } h2 { font-size: 13pt; margin-top: 16pt; } h3 { font-size: 10.5pt; }
  h1, h2, h3, article header { break-after: avoid; }
  code, .code, pre { font-size: 8.5pt; }
  pre, .tiles div, .app { border: 1px solid #999; }
  thead { display: table-header-group; }
  th, td { padding: 3pt 4pt; }
  .time { white-space: normal; min-width: 13ch; }
  .name { min-width: 11ch; }
  dl { display: block; } dt { float: left; clear: left; width: 76pt; } dd { margin-left: 84pt; }
  tr, dt, li, .tiles, pre { break-inside: avoid; }
  article { padding: 8pt 0; }
}
`;
