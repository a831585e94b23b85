import { type FaultyLine, change } from './faultyLine';
import { openHostileGame, openLineTo, openMember, sayUrl } from './hostileGame';
import { closeBrowser } from './phone';

afterAll(closeBrowser);

const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock allow-pointer-lock';
const embedded = {
  sandbox,
  allow: 'autoplay; fullscreen; encrypted-media; screen-wake-lock',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

/** Every frame of the site and what it is allowed. */
const frames = [
  { name: 'a game', path: '/gamePage?name=FG&type=0&code=koi&title=Koi', title: 'Koi', allowed: embedded },
  { name: 'the customer service', path: '/kefu', title: 'Customer service', allowed: embedded },
  { name: 'the customer service beside a game', path: '/gamePage?dailiD=2', title: 'Customer service', allowed: embedded },
  { name: 'the agent login', path: '/gamePage?dailiD=1', title: 'agent login', allowed: embedded },
  { name: 'a sponsor', path: '/zhanzhuye?type=1', title: 'Sponsor', allowed: embedded },
  {
    name: 'the download',
    path: '/gamePage?app=1',
    title: 'App download',
    allowed: { sandbox: `${sandbox} allow-downloads`, allow: null, referrerpolicy: 'no-referrer' },
  },
];

describe('attacks: what a frame of another origin is allowed', () => {
  let game: Awaited<ReturnType<typeof openHostileGame>>;
  let line: FaultyLine;
  let member: Awaited<ReturnType<typeof openMember>>;
  beforeAll(async () => {
    game = await openHostileGame();
    line = await openLineTo(game);
    line.breakIt(/\/(getGameUrl|getservicerurl|getAgentLoginUrl)$/, sayUrl(game.url));
    const changed = (text: string, changes: object) => {
      const answer = JSON.parse(text);
      return { body: Buffer.from(JSON.stringify({ ...answer, data: { ...answer.data, ...changes } })) };
    };
    const sponsors = [{ name: 'Sponsor', url: game.url, img: '' }];
    line.breakIt(
      /\/api\/app$/,
      change(({ body }) => changed(String(body), { ios_download_url: game.url, sponsors })),
    );
    line.breakIt(
      /\/api\/(user|refreshusermoney)$/,
      change(({ body }) => changed(String(body), { isagent: 1 })),
    );
    member = await openMember(line);
  }, 60_000);
  afterAll(async () => {
    await line.close();
    await game.close();
  });

  it.each(frames)('that of $name', async ({ path, title, allowed }) => {
    const { page } = member;
    await page.evaluate((to) => location.assign(to), `#${path}`);
    const frame = page.getByTitle(title);
    await frame.waitFor({ state: 'attached' });
    const attributes = await frame.evaluate((element) =>
      Object.fromEntries(['sandbox', 'allow', 'referrerpolicy'].map((name) => [name, element.getAttribute(name)])),
    );
    expect(attributes).toEqual(allowed);
  });
});
