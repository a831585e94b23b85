export interface Trouble {
  readonly title: string;
  readonly text: string;
}

const styles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: #12090bf2; color: #f6e9ea; }
  main { max-width: 960px; margin: 0 auto; padding: 16px; font: 13px/1.5 ui-monospace, monospace; }
  button { float: right; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 6px; padding: 4px 10px; }
  h2 { font-size: 14px; color: #ff8f8f; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * Shows errors over the page, by source, until they are fixed or dismissed; in a shadow root, to which the page's styles do not
 * apply.
 */
export function createOverlay(document: Document) {
  const said = new Map<string, readonly Trouble[]>();
  const host = document.createElement('parlour-troubles');
  host.setAttribute('role', 'alert');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());

  const drawn = ({ title, text }: Trouble) => {
    const heading = document.createElement('h2');
    heading.append(title);
    const lines = document.createElement('pre');
    lines.append(text);
    return [heading, lines];
  };

  return {
    /** Sets the errors of one source; an empty list removes them. */
    show: (owner: string, troubles: readonly Trouble[]): void => {
      if (troubles.length === 0 && !said.has(owner)) return;
      said.set(owner, troubles);
      const all = [...said.values()].flat();
      if (all.length === 0) return host.remove();
      const close = document.createElement('button');
      close.append('Close');
      close.addEventListener('click', () => host.remove());
      const main = document.createElement('main');
      main.append(close, ...all.flatMap(drawn));
      shadow.replaceChildren(main);
      document.documentElement.append(host);
    },
  };
}
