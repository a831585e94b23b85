import { change } from '@parlour/testing/faultyLine';
import { expect } from '../support/test';
import { sayUrl, test } from './hostileGame';

const sandbox =
  'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';
const embedded = {
  sandbox,
  allow: 'autoplay; fullscreen; encrypted-media; screen-wake-lock',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

/** Customer service may ask, copy and hand out files. */
const service = {
  ...embedded,
  sandbox: `${sandbox} allow-modals allow-downloads`,
  allow: `${embedded.allow}; clipboard-write`,
};

/** Every frame of the site and what it is allowed. */
const frames = [
  { name: 'a game', path: '/gamePage?name=FG&type=0&code=koi&title=Koi', title: 'Koi', allowed: embedded },
  { name: 'the customer service', path: '/kefu', title: 'Customer service', allowed: service },
  { name: 'the customer service beside a game', path: '/gamePage?dailiD=2', title: 'Customer service', allowed: service },
  { name: 'the agent login', path: '/gamePage?dailiD=1', title: 'agent login', allowed: embedded },
  { name: 'a sponsor', path: '/zhanzhuye?type=1', title: 'Sponsor', allowed: embedded },
  {
    name: 'the download',
    path: '/gamePage?app=1',
    title: 'App download',
    allowed: { sandbox: `${sandbox} allow-downloads`, allow: null, referrerpolicy: 'no-referrer' },
  },
];

test('attacks: what a frame of another origin is allowed', { tag: '@deep' }, async ({ line, gameUrl, player: { page } }) => {
  line.breakIt(/\/(getGameUrl|getservicerurl|getAgentLoginUrl)$/, sayUrl(gameUrl));
  const withChanges = (changes: object) =>
    change(({ body }) => {
      const answer = JSON.parse(body.toString());
      return { body: Buffer.from(JSON.stringify({ ...answer, data: { ...answer.data, ...changes } })) };
    });
  const sponsors = [{ name: 'Sponsor', url: gameUrl, img: '' }];
  line.breakIt(/\/api\/app$/, withChanges({ ios_download_url: gameUrl, sponsors }));
  line.breakIt(/\/api\/(user|refreshusermoney)$/, withChanges({ isagent: 1 }));
  await page.goto(`${line.url}/#/usdtmore`);
  for (const { name, path, title, allowed } of frames) {
    await page.evaluate((to) => location.assign(to), `#${path}`);
    const attributes = await page
      .getByTitle(title)
      .evaluate((element) =>
        Object.fromEntries(['sandbox', 'allow', 'referrerpolicy'].map((each) => [each, element.getAttribute(each)])),
      );
    expect.soft(attributes, name).toEqual(allowed);
  }
});
