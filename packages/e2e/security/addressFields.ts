/** A call whose answer is an address, and the screen that asks for it each time it is opened. */
export interface AddressField {
  readonly name: string;
  readonly call: RegExp;
  readonly address: (n: number) => string;
  /** What is said in the place of a frame. */
  readonly says: string;
}

export const addressFields = [
  {
    name: 'a game',
    call: /\/getGameUrl$/,
    address: (n) => `/gamePage?name=FG&type=0&code=k${n}&title=Koi`,
    says: 'Koi did not open',
  },
  {
    name: 'the customer service beside a game',
    call: /\/getservicerurl$/,
    address: (n) => `/gamePage?dailiD=2&n=${n}`,
    says: 'Customer service did not open',
  },
] as const satisfies readonly AddressField[];

const pictures = ['src', 'mobile_img', 'app_img', 'gamepic', 'banner', 'img', 'avatar', 'payimg', 'site_logo', 'ico'];
const links = ['url', 'ios_download_qrcode', 'ios_download_url'];
const names: readonly string[] = [...pictures, ...links];

/** Every address in an answer of the backend, whatever carries it, becomes this one. */
export function withAddress(answer: unknown, address: string): unknown {
  if (Array.isArray(answer)) return answer.map((one) => withAddress(one, address));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, names.includes(name) ? address : withAddress(value, address)]),
  );
}

/** The screens that show a picture, a frame or a link of the backend. */
export const addressScreens = [
  '/',
  '/concise?type=pp',
  '/kefu',
  '/app',
  '/gamePage?app=1',
  '/activity',
  '/activityInfo?id=1',
  '/zhanzhu',
  '/zhanzhuye?type=1',
  '/mine',
  '/payInfo?deposit_no=PD1',
  '/fanshui',
  '/betRecord',
  '/cards?type=1',
] as const;
