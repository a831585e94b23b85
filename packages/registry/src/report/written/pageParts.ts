import type { AppChange } from '../changeReport';
import { html, type Markup } from './html';

export function classesOf(classes: AppChange['classes']): Markup {
  return html`${classes.map(({ name }) => classOf(name))}`;
}

export function classOf(name: string): Markup {
  return html`<span class="class" data-class="${name}">${name}</span>`;
}

export function linesOf(lines: readonly string[]): Markup {
  return html`${lines.map((line) => html`<div>${line}</div>`)}`;
}
