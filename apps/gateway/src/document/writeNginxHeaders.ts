import { siteSecurity, workerSecurity } from './contentSecurity';

/**
 * Variables that nginx fills in where the gateway uses its configuration: a nonce per response, the operator's origin, and other
 * origins that remotes call.
 */
const config = {
  frameOrigins: [],
  imageOrigins: [],
  apiOrigin: '$operator_origin',
  ancestors: [],
  serviceFrame: [],
  devServer: undefined,
};
const document = {
  ...siteSecurity('$request_id', config, { calls: ['$other_origins'] }),
  'integrity-policy': '$integrity_policy',
};
const headers = { document, worker: workerSecurity };

/** nginx.conf with the headers that the gateway sends, between the marks of each document. */
export function withHeaders(conf: string): string {
  return Object.entries(headers).reduce((text, [name, all]) => {
    const marks = new RegExp(`( *)# headers of the ${name}: .*\\n[^]*?# end of headers\\n`);
    return text.replace(marks, (block, indent: string) => {
      const [first = ''] = block.split('\n', 1);
      // Empty, or a list of origins with a space before each.
      const texts = Object.entries(all).map(([header, value]) => [header, value.replace(' $other', '$other')] as const);
      const lines = texts.map(([header, value]) => `${indent}add_header ${header} ${quoted(value)};`);
      return `${[first, ...lines, `${indent}# end of headers`].join('\n')}\n`;
    });
  }, conf);
}

function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
