import { isMistyped } from './addressChecksum';

it.each([
  // The contracts of USDT, and the examples in EIP-55.
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['ERC20', '0xDAC17F958D2EE523A2206206994597C13D831EC7'],
] as const)('the %s address %s is as it was made', (protocol, address) => {
  expect(isMistyped(address, protocol)).toBe(false);
});

it.each([
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjjL6t'],
  ['TRC20', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831eC7'],
  ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ed7'],
] as const)('the %s address %s is mistyped', (protocol, address) => {
  expect(isMistyped(address, protocol)).toBe(true);
});
