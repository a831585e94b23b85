import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { develop } from '../support/site/develop';
import { openPreview } from '../support/site/preview';
import { sweep } from '../support/screens/sweep';
import { expect, test } from '../support/test';
import { makeRepository, packPackages } from '../tools/teamRepository';
import { ALLOWED, type OrdinaryCode, ordinaryCode, sourceOf } from './ordinaryCode';

/** What the template of a remote builds with. */
const template = {
  packages: Object.assign(
    { '@rspack/core': '2.3.3', '@rspack/cli': '2.2.8' },
    ...Object.values(ordinaryCode).map(({ packages }) => packages),
  ) as Record<string, string>,
  configFile: 'rspack.config.ts',
  config: `import { defineRemoteBuild } from '@parlour/remote-build';
import { config } from './remote.config';

export default defineRemoteBuild(import.meta.dirname, config);
`,
  command: 'npx rspack build',
};

const SEEN_WITHIN_MS = 60_000;
/** Of one look at a screen as it is developed: the page may be loading itself anew for the build. */
const LOOK_MS = 8_000;
/** Of such a screen at all; a changed config starts the build anew. */
const SHOWN_WITHIN_MS = 120_000;

/** The files of a row, whose screen says that it works with a number of its own: other releases would say it otherwise. */
function filesOf(code: OrdinaryCode, mark: string): Record<string, string> {
  const files = { 'BingoScreen.tsx': sourceOf(code), ...code.files };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('it works', `it works ${mark}`)]));
}

/** What the page's policy has refused meanwhile: a screen may show its text without its styles. */
const refusals = (complaints: readonly string[]) => complaints.filter((text) => /Content Security Policy|TrustedHTML/.test(text));

/** The rows, or those that ORDINARY names. */
const only = process.env['ORDINARY'];
const rows = Object.entries(ordinaryCode).filter(([what]) => only === undefined || new RegExp(only).test(what));

const allowCalls = (page: Page) =>
  page.route(`${ALLOWED}/**`, (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' }));

test(
  'the ordinary code of a team runs, or is refused where the table says so; in development as in the page',
  { tag: '@deep' },
  async ({ openPhone, site, releases }) => {
    // Each row is built, published, promoted and opened, then developed: ten minutes on a machine that does nothing else.
    test.setTimeout(3_600_000);
    const packages = await packPackages();
    const { sequence } = await releases.live();
    const repository = await makeRepository(site, template, packages, 500);
    const { release } = repository;
    await site.releaseTool('team', 'bingo', '--origin', ALLOWED);
    const { page, complaints } = await openPhone();
    await allowCalls(page);

    const outcomeOf = async (code: OrdinaryCode, number: number): Promise<readonly [string, string]> => {
      const version = `3.0.${number}`;
      const steps = {
        build: async () => {
          await repository.write(filesOf(code, String(number)));
          await repository.build(version);
        },
        publish: () => release('publish', 'bingo', '--dir', 'dist'),
        plan: () => release('promote', `bingo@${version}`, '--reason', 'story'),
        page: async () => {
          complaints.length = 0;
          await page.goto(`/?${number}#/bingo`);
          await page.getByText(`it works ${number}`).first().waitFor({ timeout: SEEN_WITHIN_MS });
          expect(refusals(complaints)).toEqual([]);
        },
      };
      for (const [step, take] of Object.entries(steps)) {
        try {
          await take();
        } catch (error) {
          return [step, String(error).replaceAll(/\s+/g, ' ').slice(0, 600)];
        }
      }
      return ['works', ''];
    };
    const numbered = rows.map(([what, code], at) => [what, { code, number: at + 1 }] as const);
    const released = await sweep(numbered, async ({ code, number }) => {
      const [where, said] = await outcomeOf(code, number);
      const [expected, sentence] = code.refused ?? ['works', /^/];
      return where === expected && sentence.test(said) ? [] : [`${where}: ${said}`];
    });
    await releases.makeChange({ kind: 'return', sequence });

    const words = ['parlour', 'dev', '--key', '.parlour/keys/bingo.json'];
    await repository.write(filesOf({}, 'at first'));
    const developing = await develop('npx', words, { folder: repository.folder });
    const developed = await openPhone();
    await allowCalls(developed.page);
    await openPreview(developed.page, developing.preview);
    // What enters without a check is checked by the page alone: only the build says the same.
    const shown = numbered.filter(
      ([
        ,
        {
          code: { refused },
        },
      ]) => refused === undefined || refused[0] === 'build',
    );
    const differing = await sweep(shown, async ({ code, number }) => {
      const mark = `in development ${number}`;
      await repository.write(filesOf(code, mark));
      developed.complaints.length = 0;
      const overlay = developed.page.locator('parlour-troubles');
      const expected = code.refused ? overlay.getByText(code.refused[1]) : developed.page.getByText(`it works ${mark}`);
      // The page may just be loading itself anew, for the build.
      const isShown = async () => {
        await developed.page.goto(`/?${number}#/bingo`);
        await expected.first().waitFor({ timeout: LOOK_MS });
      };
      return expect(isShown)
        .toPass({ timeout: SHOWN_WITHIN_MS })
        .then(
          () => refusals(developed.complaints),
          async () => [(await developed.page.locator('body, parlour-troubles').allInnerTexts()).join(' ').slice(0, 600)],
        );
    });
    await developing.stop();
    await repository.remove();
    await rm(packages, { recursive: true });
    expect({ released, differing }).toEqual({ released: {}, differing: {} });
  },
);
