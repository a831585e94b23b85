import type { banks, payRanges, payTargets, receivingAccounts, venues } from '../database/schema';
import { bankTiles } from '../demo/banksAndVenues';

export const venueRows: (typeof venues.$inferInsert)[] = [
  { code: 'OB', name: 'OB Live', position: 1 },
  { code: 'FG', name: 'FG Fishing', position: 2 },
  { code: 'PP', name: 'PP Slots', position: 3 },
  { code: 'AE', name: 'AE Cards', position: 4 },
];

export const bankRows: (typeof banks.$inferInsert)[] = bankTiles.map(({ bank }) => ({ name: bank }));

export const payRangeRows: (typeof payRanges.$inferInsert)[] = [
  { type: 'bank', min: '100', max: '50000' },
  { type: 'wechat', min: '50', max: '3000' },
  { type: 'alipay', min: '50', max: '5000' },
  { type: 'usdt-erc20', min: '200', max: '100000' },
  { type: 'usdt-trc20', min: '100', max: '100000' },
];

export const receivingAccountRows: (typeof receivingAccounts.$inferInsert)[] = [
  {
    bankName: '招商银行',
    bankNo: '6214831200778315',
    bankOwner: '上海阿黛尔贸易有限公司',
    bankAddress: '上海市徐汇区漕溪北路支行',
  },
  {
    bankName: '中国建设银行',
    bankNo: '6217001210045528',
    bankOwner: '上海阿黛尔贸易有限公司',
    bankAddress: '上海市静安区南京西路支行',
  },
];

export const payTargetRows: (typeof payTargets.$inferInsert)[] = [
  { paytype: 'usdt', protocol: 'TRC20', address: 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', picture: '/demo/qr/trc20.svg' },
  { paytype: 'usdt', protocol: 'ERC20', address: '0x7Bd41fC2a96E0358cF7A20b9D4e6c183A5f09E72', picture: '/demo/qr/erc20.svg' },
  { paytype: 'wxpay', protocol: '', address: 'wxp://ardelle-demo-7f31c0', picture: '/demo/qr/wechat.svg' },
  { paytype: 'alipay', protocol: '', address: 'https://ardelle.example/alipay/7f31c0', picture: '/demo/qr/alipay.svg' },
];
