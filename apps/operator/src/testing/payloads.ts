/** A payload of every endpoint that the demo member can send to the seeded operator. */
export const payloads: Readonly<Record<string, Record<string, unknown>>> = {
  logIn: { name: 'demo', password: 'demo1234' },
  register: { name: 'sweeper', password: 'secret1', confirmPass: 'secret1', realname: '林澜', paypassword: 'secret2', code: 'R7kM', pid: '8' },
  getBanners: { type: 2 },
  getGames: { category: '' },
  getGameUrl: { plat_name: 'PP', game_type: 0, game_code: 'lucky-sevens', is_mobile_url: 1 },
  endGame: { plat_name: 'PP', game_type: 0, game_code: 'lucky-sevens' },
  getProviderGames: { gamecode: 'pp' },
  getActivity: { id: 1 },
  applyForActivity: { activityid: 6 },
  getRedPacketRecords: { page: 1 },
  getRedPacket: { page: 1 },
  getRebates: { date: 4, page: 1, api_type: '', type: '' },
  getBetRecords: { date: 4, page: 1, api_type: '' },
  getActivityApplications: { page: 1 },
  getTransactionRecords: { date: 4, type: 1, page: 1, api_type: '' },
  getNotices: { page: 1 },
  getArticle: { type: 5 },
  applyForAgency: { mobile: '13800138000', apply_info: 'I know many people' },
  updateUser: { email: 'demo@ardelle.example', mobile: '13800138000', birthday: '1990-06-18' },
  changePassword: { password: 'demo1234', paypassword: 'demo12345' },
  changePayPassword: { password: 'demo1234', paypassword: 'demo12345' },
  getCards: { type: 1 },
  deleteCard: { id: 3 },
  bindCard: { bank: '招商银行', bank_no: '6214830000000001', bank_owner: '林澜', bank_address: '上海支行', pay_pass: 'demo1234' },
  getPayRange: { type: 'usdt-trc20' },
  submitDeposit: { paytype: 'usdt', amount: '500', catepay: 'TRC20' },
  submitWithdrawal: { amount: '100', bank: 1, password: 'demo1234' },
  submitTransfer: { amount: '10', sourcetype: 'userbalance', targettype: 'OB' },
  setAutoTransfer: { transferstatus: 0 },
};

/** Calls that need no session; all others answer 401 without one. */
export const openCalls: readonly string[] = [
  'getAppInfo', 'getHotGames', 'getGames', 'getBanners', 'getHomeNotices', 'getNotices', 'getServiceUrl', 'getProviderGames', 'getActivityTypes',
  'getActivities', 'getActivity', 'getVipLevels', 'getArticle', 'logIn', 'register', 'logInFromMiniApp', 'getVisitUrl', 'getBanks', 'getPayWays',
];
