/** A request that tries to smuggle a second one: its name and its bytes; the hidden one requests `/api/hidden`. */
export type SmugglingRow = readonly [name: string, bytes: string];

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\nX: y';
const post = (headers: string, body: string) => `POST /api/outer HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string) => post('Transfer-Encoding: chunked', body);
/** The body ends at once for a server that parses chunks; for others the hidden request is part of it. */
const endedByChunk = `0\r\n\r\n${HIDDEN}`;
/** The hidden request is a chunk of the body; for a server that does not parse chunks it comes after the body. */
const hiddenChunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const encoding = (line: string) => post(`Content-Length: ${endedByChunk.length}\r\n${line}`, endedByChunk);
const length = (...lines: readonly string[]) => post(lines.join('\r\n'), HIDDEN);
const get = (headers: string, body = '') => `GET /api/outer HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

/** One row for each known way in which servers parse one message differently; adding one takes one line. */
export const smugglingRows: readonly SmugglingRow[] = [
  ['CL.TE', encoding('Transfer-Encoding: chunked')],
  ['TE.CL', post('Transfer-Encoding: chunked\r\nContent-Length: 4', hiddenChunk)],
  ['TE with a prefix', encoding('Transfer-Encoding: xchunked')],
  ['TE with a suffix', encoding('Transfer-Encoding: chunkedx')],
  ['TE with a space before the colon', encoding('Transfer-Encoding : chunked')],
  ['TE with a tab before the colon', encoding('Transfer-Encoding\t: chunked')],
  ['TE behind a vertical tab', encoding('Transfer-Encoding:\u000bchunked')],
  ['TE behind a tab', encoding('Transfer-Encoding:\tchunked')],
  ['TE in quotes', encoding('Transfer-Encoding: "chunked"')],
  ['TE with NUL', encoding('Transfer-Encoding: chunked\0')],
  ['TE twice', encoding('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity')],
  ['TE twice, the odd one first', encoding('Transfer-Encoding: cow\r\nTransfer-Encoding: chunked')],
  ['TE list that does not end in chunked', encoding('Transfer-Encoding: chunked, identity')],
  ['TE list that ends in chunked', encoding('Transfer-Encoding: identity, chunked')],
  ['TE chunked twice', encoding('Transfer-Encoding: chunked, chunked')],
  ['TE folded', encoding('Transfer-Encoding:\r\n chunked')],
  ['TE on a line that begins with a space', encoding(' Transfer-Encoding: chunked')],
  ['TE behind a bare LF', encoding('X: y\nTransfer-Encoding: chunked')],
  ['TE behind a bare CR', encoding('X: y\rTransfer-Encoding: chunked')],
  ['TE with an underscore', encoding('Transfer_Encoding: chunked')],
  ['TE in HTTP/1.0', encoding('Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')],
  ['CL twice, different', length('Content-Length: 0', `Content-Length: ${HIDDEN.length}`)],
  ['CL twice, different the other way', length(`Content-Length: ${HIDDEN.length}`, 'Content-Length: 0')],
  ['CL twice, the same', length(`Content-Length: ${HIDDEN.length}`, `Content-Length: ${HIDDEN.length}`)],
  ['CL as a list', length(`Content-Length: 0, ${HIDDEN.length}`)],
  ['CL with a plus', length(`Content-Length: +${HIDDEN.length}`)],
  ['CL below zero', length('Content-Length: -1')],
  ['CL as a hex number', length('Content-Length: 0x10')],
  ['CL with a fraction', length('Content-Length: 0.0')],
  ['CL with an exponent', length('Content-Length: 0e1')],
  ['CL with a space inside', length('Content-Length: 0 5')],
  ['CL with a space before the colon', length(`Content-Length : ${HIDDEN.length}`)],
  ['CL beyond 64 bits', length('Content-Length: 18446744073709551616')],
  ['CL empty', length('Content-Length:')],
  ['CL folded', length(`Content-Length:\r\n ${HIDDEN.length}`)],
  ['CL behind a bare LF', length(`X: y\nContent-Length: ${HIDDEN.length}`)],
  ['CL named as of one hop', length(`Connection: content-length, close\r\nContent-Length: ${HIDDEN.length}`)],
  ['TE named as of one hop', post('Connection: transfer-encoding\r\nTransfer-Encoding: chunked', hiddenChunk)],
  ['a body of GET', get(`Content-Length: ${HIDDEN.length}`, HIDDEN)],
  ['a body of GET in chunks', get('Transfer-Encoding: chunked', hiddenChunk)],
  ['a body of HEAD', get(`Content-Length: ${HIDDEN.length}`, HIDDEN).replace('GET', 'HEAD')],
  ['a body of OPTIONS', get(`Content-Length: ${HIDDEN.length}`, HIDDEN).replace('GET', 'OPTIONS')],
  ['a body of DELETE', get(`Content-Length: ${HIDDEN.length}`, HIDDEN).replace('GET', 'DELETE')],
  ['a chunk with an extension', chunked(`${HIDDEN.length.toString(16)};a=b\r\n${HIDDEN}\r\n0\r\n\r\n`)],
  ['a chunk extension with a bare LF', chunked(`2;\nxx\r\n${HIDDEN.length.toString(16)}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk extension with a bare CR', chunked(`2;\rxx\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk size with a bare LF', chunked(`0\n\n${HIDDEN}`)],
  ['a chunk size with 0x', chunked(`0x0\r\n\r\n${HIDDEN}`)],
  ['a chunk size below zero', chunked(`-1\r\n\r\n${HIDDEN}`)],
  ['a chunk size beyond 64 bits', chunked(`10000000000000000\r\n${HIDDEN}`)],
  ['a chunk size with a space', chunked(`0 \r\n\r\n${HIDDEN}`)],
  ['a chunk without its end', chunked(`2\r\nxx${HIDDEN}`)],
  ['a chunk whose end is other bytes', chunked(`2\r\nxxYY0\r\n\r\n${HIDDEN}`)],
  ['a trailer that names a length', chunked(`0\r\nContent-Length: 99\r\nTransfer-Encoding: identity\r\n\r\n`)],
  ['a head with bare LF', `POST /api/outer HTTP/1.1\nHost: x\nContent-Length: ${HIDDEN.length}\n\n${HIDDEN}`],
  ['a head with bare CR', `POST /api/outer HTTP/1.1\rHost: x\rContent-Length: ${HIDDEN.length}\r\r${HIDDEN}`],
  ['a folded header', post(`X: a\r\n\tContent-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN)],
  ['a header without a name', length(': x', `Content-Length: ${HIDDEN.length}`)],
  ['a header without a colon', length('Content-Length', `Content-Length: ${HIDDEN.length}`)],
  ['NUL in a header', length('X: a\0b', `Content-Length: ${HIDDEN.length}`)],
  ['two hosts', length('Host: y', `Content-Length: ${HIDDEN.length}`)],
  ['no host', `POST /api/outer HTTP/1.1\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  [
    'a space in the path',
    `GET /api/outer HTTP/1.1\r\n\r\nGET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n`.replace('outer', 'out er'),
  ],
  ['a line end in the path', `GET /api/outer\r\nGET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'an encoded line end in the query',
    get('Connection: close').replace('outer', 'outer?a=%20HTTP/1.1%0d%0aHost:x%0d%0a%0d%0aGET%20/api/hidden'),
  ],
  ['HTTP/0.9', `GET /api/outer\r\n`],
  [
    'HTTP/2 asked for in the clear',
    get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
  ],
  ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [
    'a web socket',
    get('Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='),
  ],
  ['a body that waits to be asked for', length('Expect: 100-continue', `Content-Length: ${HIDDEN.length}`)],
  ['an expectation that nobody knows', length('Expect: a-miracle', `Content-Length: ${HIDDEN.length}`)],
  ['CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\nGET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['TRACE', get('Connection: close').replace('GET', 'TRACE')],
  ['an invented method', get(`Content-Length: ${HIDDEN.length}`, HIDDEN).replace('GET', 'SMUGGLE')],
];
