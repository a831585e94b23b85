import type { Translation } from '@parlour/platform';
import type { pendingOperationsTexts } from './pendingOperationsTexts';

export const underway: Translation<typeof pendingOperationsTexts> = {
  title: '进行中',
  kind: {
    deposit: '充值',
    withdrawal: '提现',
    transfer: '转账',
    recovery: '一键回收',
  },
  step: {
    submitted: '已提交',
    review: '审核中',
    arrived: '已到账',
    refused: '已拒绝',
    lost: '未送达',
    unknown: '未知',
    unheard: '未知',
    unsent: '未发送',
  },
  looking: '正在确认是否成功',
  order: (order) => `订单 ${order}`,
  payable: (order) => `订单 ${order}：还没付款？点此继续`,
  wentThrough: (order, step) => `已成功：${order && `订单 ${order}，`}${step}`,
  wasRefused: (order) => `已被拒绝${order && `：订单 ${order}`}`,
  lost: '未送达，资金没有变动',
  unknown: '暂时无法确认，请查看记录',
  unheard: '未收到回应，是否成功请看余额',
  unsent: '没有网络，未发送任何内容',
  stillLooking: '上一笔是否成功仍在确认中',
  elsewhere: '这笔操作已在提交中',
  records: '查看记录',
  dismiss: (what) => `${what}：收起`,
  more: (count) => `还有 ${count} 条，查看记录`,
};
