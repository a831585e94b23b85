import type { RemoteCard } from '@parlour/platform';

export const card: RemoteCard = {
  name: 'wallet',
  contract: '^0.1.0',
  outage: 'The wallet is not reachable',
  routes: [
    {
      path: '/wallet',
      screen: 'overview/WalletScreen',
      access: 'member',
      chrome: 'back',
      title: 'Wallet',
      poll: 'money',
      action: { to: '/transRecord', label: 'Transaction records', icon: 'history' },
    },
    {
      path: '/money',
      screen: 'overview/WalletScreen',
      access: 'member',
      chrome: 'back',
      title: 'Funds',
      poll: 'money',
      action: { to: '/transRecord', label: 'Transaction records', icon: 'history' },
    },
    {
      path: '/recharge',
      screen: 'deposit/DepositScreen',
      access: 'member',
      chrome: 'back',
      title: 'Recharge',
      action: { to: '/transRecord', label: 'Transaction records', icon: 'history' },
    },
    {
      path: '/payInfo',
      screen: 'payment/PaymentScreen',
      access: 'member',
      chrome: 'back',
      title: 'Payment',
      action: { to: '/kefu', label: 'Customer service', icon: 'service' },
    },
    { path: '/usdtmore', screen: 'usdt-more/UsdtMoreScreen', access: 'all', chrome: 'back', title: 'TRC20 or ERC20?' },
    { path: '/withdrawal', screen: 'coming/ComingScreen', access: 'member', chrome: 'back', title: 'Withdrawal', poll: 'money' },
    { path: '/transfer', screen: 'transfer/TransferScreen', access: 'ask', chrome: 'bare', poll: 'transfer' },
    { path: '/cards', screen: 'cards/CardsScreen', access: 'member', chrome: 'back', title: 'Cards' },
    { path: '/addBankCard', screen: 'cards/AddBankCardScreen', access: 'member', chrome: 'back', title: 'Add a bank card' },
    { path: '/addUsdtCard', screen: 'cards/AddUsdtCardScreen', access: 'member', chrome: 'back', title: 'Add a USDT address' },
  ],
};
