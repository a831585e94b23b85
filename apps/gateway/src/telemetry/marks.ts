import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { isInner, wideNetworkOf } from '@parlour/rate-limit/network';

const MINUTE_MS = 60_000;
/** A document is valid as long as the manifest that comes with it. */
const LIFE_MINUTES = 24 * 60;
const BYTES = 16;
const CIPHER = 'aes-128-ecb';
const TAG_AT = 10;

/** What a decision needs to know about the sender of a beacon; it does not identify anybody. */
export interface Sender {
  /** Failures of one page count once. */
  readonly page: string;
  /**
   * One of 256 groups of networks, by the network that received the document; `x` for every sender without a document of this
   * site.
   */
  readonly group: string;
}

/** Marks prove that a gateway sent the document of a page. A mark is the nonce of the document, so it adds no byte. */
export interface Marks {
  /** The nonce of a document that is sent to an address: 16 bytes in base64, which nobody can foretell. */
  nonceFor(address: string): string;
  /** The sender of a beacon, with or without a mark. */
  senderOf(beacon: { readonly page: string; readonly mark?: string | undefined }, address: string): Sender;
}

/**
 * A mark is one block of AES: the minute, the group of the network, random bytes, and zeros, by which a reader recognises a mark
 * of this site. All gateways with the online key can read it.
 */
export function createMarks(secret: string, now: () => number = Date.now): Marks {
  const key = createHash('sha256').update(`parlour document mark ${secret}`).digest();
  const block = key.subarray(0, BYTES);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest().readUInt8();
  const minuteNow = () => Math.floor(now() / MINUTE_MS) & 0xffffff;
  const read = (mark: string | undefined): number | undefined => {
    if (mark === undefined || !/^[A-Za-z0-9+/]{22}==$/.test(mark)) return undefined;
    const decipher = createDecipheriv(CIPHER, block, null).setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(Buffer.from(mark, 'base64')), decipher.final()]);
    const age = minuteNow() - plain.readUIntBE(0, 3);
    const isOwn = plain.subarray(TAG_AT).every((byte) => byte === 0);
    // A clock of another gateway may be a little ahead.
    return isOwn && age >= -5 && age <= LIFE_MINUTES ? plain.readUInt8(3) : undefined;
  };
  return {
    nonceFor: (address) => {
      const plain = Buffer.alloc(BYTES);
      plain.writeUIntBE(minuteNow(), 0, 3);
      plain.writeUInt8(hash(wideNetworkOf(address)), 3);
      randomBytes(TAG_AT - 4).copy(plain, 4);
      const cipher = createCipheriv(CIPHER, block, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64');
    },
    senderOf: ({ page, mark }, address) => {
      const group = read(mark);
      const name = group === undefined ? page : (mark ?? page);
      // No address on the internet is in these ranges: it is this machine, or a proxy that PROXIES does not name.
      if (isInner(address)) return { page: name, group: String(hash(name)) };
      return { page: name, group: group === undefined ? 'x' : String(group) };
    },
  };
}
