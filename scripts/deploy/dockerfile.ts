import { read } from './composeFile';

export interface Stage {
  readonly user: string;
  readonly port: number;
  readonly entrypoint: readonly string[];
  /** Folders of programs in the image. */
  readonly programs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The images of deploy/Dockerfile, by target; a build without a target makes the last one. */
export function readStages(): ReadonlyMap<string, Stage> {
  const parts = read('Dockerfile').split(/^FROM /m);
  return new Map(
    parts.flatMap((part) => {
      const [, name] = /^scratch AS (\S+)\n/.exec(part) ?? [];
      if (name === undefined) return [];
      const word = (instruction: string) => new RegExp(`^${instruction} (.*)$`, 'm').exec(part)?.[1] ?? '';
      const stage: Stage = {
        user: word('USER'),
        port: Number.parseInt(word('EXPOSE'), 10),
        entrypoint: JSON.parse(word('ENTRYPOINT')) as readonly string[],
        programs: [...part.matchAll(/^COPY --from=build \S+ (\S+)$/gm)].map(([, to = '']) => to),
        env: Object.fromEntries(
          word('ENV')
            .split(' ')
            .map((one) => one.split('=') as [string, string]),
        ),
      };
      return [[name, stage] as const];
    }),
  );
}
