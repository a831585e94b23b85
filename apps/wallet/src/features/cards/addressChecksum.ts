import type { UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check, hex } from '@scure/base';

const base58check = createBase58check(sha256);
/** Every address of Tron begins with this byte. */
const TRON = 0x41;
const BYTES = 21;

/** Whether an address fails the checksum of this protocol, which means that it was mistyped. */
export function isMistyped(address: string, protocol: UsdtProtocol): boolean {
  return protocol === 'TRC20' ? !isTron(address) : address.slice(2) !== withCapitals(address);
}

/** Base58Check. */
function isTron(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === BYTES && bytes[0] === TRON;
  } catch {
    return false;
  }
}

/** Applies the checksum of EIP-55, which is the case of the letters. An address in a single case has no checksum. */
function withCapitals(address: string): string {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return digits;
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  return [...lower].map((digit, at) => (Number.parseInt(hash[at] ?? '', 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}
