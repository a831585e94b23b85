/** Stands behind every word of the backend; it runs and leaves an element where it is taken for HTML. */
export const planted = '<img src=x onerror=hit()><b data-planted>planted</b>';

/** Fields that are shown as HTML, that are addresses, or by whose value the site decides. */
const others: readonly string[] = [
  ...['content', 'memo', 'webcontent', 'api_token', 'code', 'Code', 'GameCode', 'GameType', 'game_code', 'category_id'],
  ...['catecode', 'gamecode', 'platname', 'platform_name', 'current_vip', 'vip', 'paytype', 'state', 'site_state', 'birthday'],
  ...['url', 'src', 'mobile_img', 'app_img', 'gamepic', 'banner', 'img', 'avatar', 'payimg', 'site_logo', 'ico'],
  ...['ios_download_qrcode', 'ios_download_url', 'intro_video', 'mobile', 'email', 'pay_way'],
];
const isFigure = (value: string) => /^[-+\d.,: ]*$/.test(value);

/** The answer with the planted HTML behind every word that is shown as text. */
export function withPlanted(answer: unknown, name = ''): unknown {
  if (typeof answer === 'string') return others.includes(name) || isFigure(answer) ? answer : answer + planted;
  if (Array.isArray(answer)) return answer.map((one) => withPlanted(one, name));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withPlanted(value, key)]));
}

/** Screens that have to show words of the backend; on others none may become an element either. */
export const textScreens: readonly string[] = [
  '/',
  '/concise?type=pp',
  '/app',
  '/kefu',
  '/gamePage?name=FG&type=0&code=koi&title=' + encodeURIComponent(planted),
  '/activity',
  '/activityInfo?id=1',
  '/hongbao',
  '/fanshui',
  '/zhanzhu',
  '/zhanzhuye?type=1',
  '/wallet',
  '/payInfo?deposit_no=PD1',
  '/money',
  '/withdrawal',
  '/transfer',
  '/cards?type=1',
  '/cards?type=2',
  '/addBankCard',
  '/betRecord',
  '/transRecord',
  '/activityRecord',
  '/mine',
  '/userInfo',
  '/message',
  '/applyagent',
];
