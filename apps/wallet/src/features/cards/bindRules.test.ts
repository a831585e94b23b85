import { firstBrokenRule } from '@parlour/platform/forms';
import {
  type BankCardDraft,
  bankCardPayload,
  bankCardRules,
  looksWrong,
  protocolOf,
  type UsdtDraft,
  usdtPayload,
  usdtRules,
} from './bindRules';
import { cardTexts } from './cardTexts';

const card: BankCardDraft = {
  bank_owner: '林澜',
  bank: '招商银行',
  bank_address: '上海徐汇支行',
  bank_no: '6214831200889021',
  pay_pass: 'secret2',
};

it.each<[string, Partial<BankCardDraft>, string | undefined]>([
  ['all is well', {}, undefined],
  ['no holder', { bank_owner: '' }, '请输入姓名'],
  ['a blank holder', { bank_owner: ' ' }, '请输入姓名'],
  ['no bank', { bank: '' }, '请输入银行'],
  ['no branch', { bank_address: '' }, '请输入开户行地址'],
  ['no number', { bank_no: '' }, '请输人银行卡号'],
  ['no password', { pay_pass: '' }, '请输人支付密码'],
  ['a number of 7', { bank_no: '6214831' }, '请输人正确的卡号长度'],
  ['a number of 7 and a space', { bank_no: '6214 831' }, '请输人正确的卡号长度'],
  ['a number of 8', { bank_no: '62148312' }, undefined],
  ['a password of 5', { pay_pass: '12345' }, '请输人支付密码长度'],
  ['a password of 6', { pay_pass: '123456' }, undefined],
  ['a password of 18', { pay_pass: '1'.repeat(18) }, undefined],
  ['a password of 19', { pay_pass: '1'.repeat(19) }, '请输人支付密码长度'],
  ['holder before bank', { bank_owner: '', bank: '' }, '请输入姓名'],
  ['bank before branch', { bank: '', bank_address: '' }, '请输入银行'],
  ['branch before number', { bank_address: '', bank_no: '' }, '请输入开户行地址'],
  ['number before password', { bank_no: '', pay_pass: '' }, '请输人银行卡号'],
  ['password before the length of the number', { bank_no: '621', pay_pass: '' }, '请输人支付密码'],
  ['length of the number before that of the password', { bank_no: '621', pay_pass: '1' }, '请输人正确的卡号长度'],
])('bank card: %s', (_case, changes, message) => {
  expect(firstBrokenRule(bankCardRules, { ...card, ...changes })?.text(cardTexts.default.rules)).toBe(message);
});

const tron = 'TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6';
const ether = '0x3A9f5dC871eB20476F8a1c6E94b7D0528fE3c91B';
const usdt: UsdtDraft = { bank_no: tron, bank_owner: 'TRC20', pay_pass: 'secret2' };

it.each<[string, Partial<UsdtDraft>, string | undefined]>([
  ['all is well', {}, undefined],
  ['no address', { bank_no: '' }, '请输入USDT地址'],
  ['no protocol', { bank_owner: '' }, '请选择钱包协议'],
  ['no password', { pay_pass: '' }, '请输人支付密码'],
  ['a short password is for the operator to judge', { pay_pass: '1' }, undefined],
  ['address before protocol', { bank_no: ' ', bank_owner: '' }, '请输入USDT地址'],
  ['protocol before password', { bank_owner: '', pay_pass: '' }, '请选择钱包协议'],
  ['an address of another shape is no refusal', { bank_no: ether }, undefined],
])('USDT: %s', (_case, changes, message) => {
  expect(firstBrokenRule(usdtRules, { ...usdt, ...changes })?.text(cardTexts.default.rules)).toBe(message);
});

it('sends exactly its fields, numbers without their spaces and in plain digits', () => {
  expect(bankCardPayload({ ...card, bank_no: ' 6214 8312 ００８８ 9021 ', bank_owner: '林澜 ' })).toStrictEqual({
    bank: '招商银行',
    bank_no: '6214831200889021',
    bank_owner: '林澜',
    bank_address: '上海徐汇支行',
    pay_pass: 'secret2',
  });
  expect(usdtPayload({ ...usdt, bank_no: `${tron}\n` })).toStrictEqual({
    bank: 'USDT',
    bank_no: tron,
    bank_owner: 'TRC20',
    pay_pass: 'secret2',
  });
});

it.each([
  [tron, 'TRC20'],
  [tron.slice(0, 33), undefined],
  [`${tron}a`, undefined],
  [tron.replace('x', '0'), undefined],
  [ether, 'ERC20'],
  [ether.slice(0, 41), undefined],
  [`${ether}a`, undefined],
  [ether.replace('c', 'g'), undefined],
  ['', undefined],
])('%s is an address of %s', (address, protocol) => {
  expect(protocolOf(address)).toBe(protocol);
});

it.each<[Partial<UsdtDraft>, boolean]>([
  [{}, false],
  [{ bank_owner: 'ERC20' }, true],
  [{ bank_no: 'T123' }, true],
  [{ bank_no: ether, bank_owner: 'ERC20' }, false],
  [{ bank_no: '' }, false],
  [{ bank_no: 'T123', bank_owner: '' }, false],
])('%j looks wrong: %s', (changes, isWrong) => {
  expect(looksWrong({ ...usdt, ...changes })).toBe(isWrong);
});
