import { rm } from 'node:fs/promises';
import { sweep } from '../support/sweep';
import { expect, test } from '../support/test';
import { makeRepository, packPackages } from '../tools/teamRepository';
import { type OrdinaryCode, ordinaryCode, sourceOf } from './ordinaryCode';

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

const SEEN_WITHIN_MS = 8_000;

function numbered(files: Readonly<Record<string, string>>, number: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll('it works', `it works ${number}`)]),
  );
}

test(
  'the ordinary code of a team runs, or is refused where the table says so',
  { tag: '@deep' },
  async ({ openPhone, site, releases }) => {
    // Each row is built, published, promoted and opened: five minutes on a machine that does nothing else.
    test.setTimeout(2_400_000);
    const packages = await packPackages();
    const { sequence } = await releases.live();
    const repository = await makeRepository(site, template, packages, 500);
    const { release } = repository;
    const { page } = await openPhone();
    const only = process.env['ORDINARY'];
    const rows = Object.entries(ordinaryCode).filter(([what]) => only === undefined || what.includes(only));
    let number = 0;

    const outcomeOf = async (code: OrdinaryCode): Promise<readonly [string, string]> => {
      const version = `3.0.${(number += 1)}`;
      const steps = {
        // Another release would say it otherwise, that of the fallback.
        build: () => repository.build(version, numbered({ 'BingoScreen.tsx': sourceOf(code), ...code.files }, number)),
        publish: () => release('publish', 'bingo', '--dir', 'dist'),
        plan: () => release('promote', `bingo@${version}`, '--reason', 'story'),
        page: async () => {
          await page.goto(`/?${number}#/bingo`);
          await page.getByText(`it works ${number}`).first().waitFor({ timeout: SEEN_WITHIN_MS });
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

    const findings = await sweep(rows, async (code) => {
      const [where, said] = await outcomeOf(code);
      const [expected, sentence] = code.refused ?? ['works', /^/];
      return where === expected && sentence.test(said) ? [] : [`${where}: ${said}`];
    });
    await releases.makeChange({ kind: 'return', sequence });
    await repository.remove();
    await rm(packages, { recursive: true });
    expect(findings).toEqual({});
  },
);
