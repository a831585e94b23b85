import type { site } from '../database/schema';

export const siteRow: typeof site.$inferInsert = {
  id: 1,
  title: 'Ardelle',
  site_state: 1,
  repair_tips: 'We are polishing the house and open again soon. 系统维护中，请稍后再来。',
  redpacket_switch: 1,
  index_modal: 0,
  webcontent:
    '<h3>Welcome to Ardelle</h3><p>The doors are open: <strong>seven rooms</strong>, one wallet.</p><p>欢迎光临，祝您好运常在。</p>',
  site_logo: '/demo/mark.svg',
  h5_url: 'https://ardelle.example',
  ios_download_qrcode: '/demo/qr/app.svg',
  ios_download_url: '/demo/app/',
  usdt_rate: '7.20',
  fee_trc20: '1.00',
  fee_erc20: '5.00',
  pays_red_packets_all_day: true,
  red_packets_a_day: 5,
  red_packets_budget_a_day: 500,
};
