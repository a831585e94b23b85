import * as lobby from '@parlour/api-client/endpoints/lobby';
import { and, asc, desc, eq } from 'drizzle-orm';
import { games as catalogue } from '../catalogue/games';
import type { Database } from '../database/connect';
import { banners, games, notices, site } from '../database/schema';
import { ok, Refusal } from '../envelope';
import { endGame, openGame } from '../games/play';
import type { Routes } from '../route';
import { beijingTime } from '../beijingTime';

/** The slot providers of the concise screen and the venue of their wallet. */
const providerVenue: Record<string, string> = { obgdy: 'OB', fgdz: 'FG', pp: 'PP', ae: 'AE' };

const sponsors = [
  { name: 'Northbank FC', url: '/demo/sponsor/1/', img: '/demo/covers/football-wide.svg' },
  { name: 'Koi Open', url: '/demo/sponsor/2/', img: '/demo/covers/table-tennis-wide.svg' },
];

const chineseNames = new Map(catalogue.map(({ code, nameCn }) => [code, nameCn]));

/** App info, games, banners, notices and addresses: what a visitor sees. */
export function lobbyRoutes({ open, member }: Routes): void {
  open(lobby.getVisitUrl, async ({ db }) => ok({ url: `${(await readSite(db)).h5_url}/` }));

  open(lobby.getAppInfo, async ({ db }) => {
    // The row has rates and budgets, too, which are the operator's own.
    const shown = Object.entries(await readSite(db)).filter(([field]) => field in lobby.appInfo.entries);
    return ok({ ...Object.fromEntries(shown), intro_video: '/demo/intro.webm', sponsors });
  });

  open(lobby.getHotGames, async ({ db }) => {
    const rows = await db
      .select()
      .from(games)
      .where(and(eq(games.isHot, true), eq(games.isOpen, true)))
      .orderBy(asc(games.position));
    return ok({
      hot: rows.map((row) => ({
        Code: row.venue,
        name: row.name,
        GameCode: row.code,
        app_img: cover(row.code),
        GameType: row.category,
      })),
    });
  });

  open(lobby.getGames, async ({ db, input }) => {
    const chosen = input.category === '' ? undefined : eq(games.category, input.category);
    const rows = await db.select().from(games).where(chosen).orderBy(asc(games.position));
    return ok(
      rows.map((row) => ({
        platform_name: row.venue,
        game_name: row.name,
        name: chineseNames.get(row.code) ?? '',
        game_code: row.code,
        mobile_img: cover(`${row.code}-wide`),
        category_id: row.category,
        app_state: row.isOpen ? 1 : 0,
        is_hot: row.isHot ? 1 : 0,
      })),
    );
  });

  open(lobby.getBanners, async ({ db }) => ok(await db.select({ src: banners.src }).from(banners).orderBy(asc(banners.id))));

  open(lobby.getHomeNotices, async ({ db }) => {
    const rows = await db
      .select()
      .from(notices)
      .where(eq(notices.isOnHome, true))
      .orderBy(desc(notices.createdAt), asc(notices.id));
    return ok(rows.map(({ content }) => content));
  });

  open(lobby.getServiceUrl, async () => ok({ url: '/demo/service/' }));
  member(lobby.getAgentLoginUrl, async () => ok({ url: '/demo/agent/' }));

  member(lobby.getGameUrl, async (visit) => {
    const game = await findGame(visit.db, visit.input);
    if (!game.isOpen) throw new Refusal('游戏维护中');
    return ok({ url: await openGame(visit.db, visit.member.id, game) });
  });

  member(lobby.endGame, async (visit) => {
    const game = await findGame(visit.db, visit.input);
    await endGame(visit.db, visit.member.id, game);
    return ok({ ended_at: beijingTime(new Date()) });
  });

  open(lobby.getProviderGames, async ({ db, input }) => {
    const venue = providerVenue[input.gamecode.toLowerCase()] ?? input.gamecode;
    const rows = await db
      .select()
      .from(games)
      .where(and(eq(games.category, 'concise'), eq(games.venue, venue), eq(games.isOpen, true)))
      .orderBy(asc(games.position));
    return ok(rows.map(({ code, name }) => ({ catecode: venue, gamecode: code, gamename: name, gamepic: cover(code) })));
  });
}

async function findGame(
  db: Database,
  { plat_name, game_code }: { plat_name: string; game_code: string },
): Promise<typeof games.$inferSelect> {
  const venue = providerVenue[plat_name.toLowerCase()] ?? plat_name;
  const wanted = game_code === '' ? eq(games.venue, venue) : eq(games.code, game_code);
  const [game] = await db.select().from(games).where(wanted).orderBy(asc(games.position)).limit(1);
  if (game === undefined) throw new Refusal('游戏不存在');
  return game;
}

async function readSite(db: Database): Promise<typeof site.$inferSelect> {
  const [row] = await db.select().from(site).where(eq(site.id, 1));
  if (row === undefined) throw new Error('The site has no row.');
  return row;
}

function cover(code: string): string {
  return `/demo/covers/${code}.svg`;
}
