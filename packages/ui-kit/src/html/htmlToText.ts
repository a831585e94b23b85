/** The entities of Latin-1 in order, from U+00A0 on, followed by others that editors write (HTML, 13.5). */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const entities: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '', zwj: '' }),
  ...Object.entries({ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' }),
  ...Object.entries({ bull: '•', hellip: '…', prime: '′', permil: '‰', euro: '€', trade: '™', minus: '−', asymp: '≈' }),
  ...Object.entries({ le: '≤', ge: '≥', ne: '≠', larr: '←', uarr: '↑', rarr: '→', darr: '↓', hearts: '♥', radic: '√' }),
  ...Object.entries({ lsaquo: '‹', rsaquo: '›', infin: '∞', Omega: 'Ω', omega: 'ω', alpha: 'α', beta: 'β', pi: 'π' }),
]);

/** The characters of Windows-1252 from 128 on; code points without a character are kept. */
const WINDOWS_1252 = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

const MARKUP =
  /<(!--|\/?(a|abbr|address|article|audio|b|big|blockquote|br|caption|center|cite|code|d[dlt]|del|details|div|em|figcaption|figure|font|footer|h[1-6r]|header|i|iframe|img|ins|kbd|li|mark|oembed|ol|p|pre|q|s|samp|script|section|small|span|strike|strong|style|su[bp]|summary|svg|t(able|body|d|foot|h|head|ime|r|t)|u|ul|video)(\s[^>]*|\/)?>)|&(#x?[\da-f]+|[a-z]+\d*);/i;

/** Inline elements, which separate no words. */
const INLINE = /<\/?(?:a|abbr|b|big|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|su[bp]|u)(?:\s[^>]*)?>/gi;

/** Returns whether a text of the backend is HTML; a single `<` does not make it HTML. */
export function isHtml(text: string): boolean {
  return MARKUP.test(text);
}

/** Returns HTML or plain text as one line without markup. The result is text and must never be rendered as HTML. */
export function htmlToText(html: string): string {
  const text = isHtml(html)
    ? html
        .replace(/<!--[^]*?-->/g, '')
        .replace(/<(script|style|xml)\b[^]*?<\/\1>/gi, ' ')
        .replace(INLINE, '')
        .replace(/<[/!a-z][^>]*>/gi, ' ')
        .replace(/&(?:#(\d+|x[\da-f]+)|([a-z]+\d*));/gi, (entity, code?: string, name = '') =>
          code === undefined ? (entities.get(name) ?? entity) : characterOf(Number(code.replace(/^x/i, '0x'))),
        )
    : html;
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Decodes a numeric character reference as HTML defines it (13.2.5.80): codes from 128 to 159 mean characters of Windows-1252,
 * and some codes are no character.
 */
function characterOf(code: number): string {
  const windows = code >= 0x80 ? WINDOWS_1252[code - 0x80] : undefined;
  if (windows !== undefined) return windows;
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);
}
