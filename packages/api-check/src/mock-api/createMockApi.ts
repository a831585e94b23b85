import type { FastifyInstance } from 'fastify';
import { type Handlers, serveDocument } from './serveDocument';

interface Operation {
  readonly operationId: string;
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly example: unknown } } } };
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00/g;
const newestOf = (text: string) => Math.max(...[...text.matchAll(TIME)].map(([time]) => Date.parse(time)));

/**
 * A backend without state: each call is answered with its example from the document. Times are shifted so that the newest order
 * has just been made when it is requested, and can be paid.
 */
export function createMockApi(document: { readonly paths: object }): Promise<FastifyInstance> {
  const operations: readonly Operation[] = Object.values(document.paths).flatMap((ways: object) => Object.values(ways));
  const examples = new Map(
    operations.map(({ operationId, responses }) => [
      operationId,
      JSON.stringify(responses[200].content['application/json'].example),
    ]),
  );
  const orderedMs = newestOf(examples.get('getPayInfo') ?? '');
  const answerOf = (name: string): unknown => {
    const aheadMs = Date.now() - orderedMs;
    return JSON.parse((examples.get(name) ?? 'null').replaceAll(TIME, (time) => beijing(Date.parse(time) + aheadMs)));
  };
  return serveDocument(
    document,
    Object.fromEntries([...examples.keys()].map((name) => [name, () => answerOf(name)])) as Handlers,
  );
}

function beijing(ms: number): string {
  return `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}
