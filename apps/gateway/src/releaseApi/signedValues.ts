import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Signs values that a browser stores, so that any gateway with the same secret accepts them; the browser can read them. */
export interface ValueSigner {
  sign(text: string): string;
  seal(value: object): string;
  /**
   * The value of a sealed text; undefined when the text was not sealed with this secret or the value does not match the schema.
   */
  open<Schema extends v.GenericSchema>(schema: Schema, sealed: string): v.InferOutput<Schema> | undefined;
}

/** A seal for one purpose is not valid for another. */
export function createValueSigner(purpose: string, secret: string): ValueSigner {
  const key = digest(`parlour console ${purpose} ${secret}`);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    seal: (value) => {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    open: (schema, sealed) => {
      const [, text, signature] = /^([\w-]+)\.([\w-]+)$/.exec(sealed) ?? [];
      if (text === undefined || signature === undefined || !isSame(signature, sign(text))) return undefined;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(text, 'base64url').toString());
      return parsed.success ? parsed.output : undefined;
    },
  };
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
