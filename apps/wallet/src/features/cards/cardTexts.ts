import { defineTexts } from '@parlour/platform';

const networks: Readonly<Record<string, string>> = { TRC20: 'Tron', ERC20: 'Ethereum' };

export const cardTexts = defineTexts({
  id: 'card',
  default: {
    kinds: 'Kind of card',
    kind: { 1: '银行卡', 2: '虚拟币' },
    loading: 'Loading',
    failed: 'The cards did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    networks,
    none: { 1: 'No bank card yet', 2: 'No USDT address yet' },
    add: { 1: 'Add a bank card', 2: 'Add a USDT address' },
    count: (held: number, most: number) => `${held} of ${most}`,
    full: (most: number) => `At most ${most} of a kind: unbind one to add another`,
    unbind: '解绑',
    unbindTitle: '温馨提示',
    unbindText: '确定要解除绑定该卡片吗？',
    confirm: '确认',
    cancel: '取消',
    unbound: '解绑成功',
    bound: '绑定成功',
    holder: 'Holder name',
    takeRealname: (name: string) => `Use ${name}`,
    branch: 'Branch address',
    cardNumber: 'Card number',
    address: 'USDT address',
    protocol: 'Protocol',
    protocols: { TRC20: 'Tron · T…', ERC20: 'Ethereum · 0x…' },
    looksWrong: (protocol: string) => `This does not look like a ${protocol} address. Money sent to a wrong one is lost.`,
    anyway: 'Bind this address anyway?',
    mistyped: 'It looks mistyped: its checksum does not fit. Money sent to a wrong one is lost.',
    leave: 'Leave without binding? What you typed is not kept.',
    warning: 'Check the first and the last six characters: what is paid out to a wrong address cannot be brought back.',
    bind: 'Bind',
    rules: {
      ownerMissing: '请输入姓名',
      bankMissing: '请输入银行',
      branchMissing: '请输入开户行地址',
      numberMissing: '请输人银行卡号',
      numberShort: '请输人正确的卡号长度',
      addressMissing: '请输入USDT地址',
      protocolMissing: '请选择钱包协议',
      passwordMissing: '请输人支付密码',
      passwordLength: '请输人支付密码长度',
    },
  },
});

export type BindRuleTexts = (typeof cardTexts)['default']['rules'];
