/** How a phone draws text, unlike the machine of the story. */
export interface TextLook {
  /** How much text alone is enlarged, in percent: a phone's font size, as its WebViews apply it. */
  readonly textSize?: number;
  /** Declarations that every element has. */
  readonly style?: string;
}

/** In the page, before the site's own scripts and before anything is laid out, as on such a phone. */
export function lookAsText({ textSize = 100, style = '' }: TextLook): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { text-size-adjust: ${textSize}% !important } :where(*) { ${style} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
