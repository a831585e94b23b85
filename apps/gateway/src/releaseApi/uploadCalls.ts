import { finished } from 'node:stream';
import type { Registry, Store } from '@parlour/registry';
import { createUploads, uploadLimits } from '@parlour/registry';
import { mayPublishSome } from '@parlour/release-contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Access, ApiCaller } from './access';
import { shortAppName, shortVersion } from './requestSchemas';
import { parse, read, Refusal } from './refusal';
import type { Turns } from './turns';
import { bodyLimits } from '../bodyLimits';

const beginRequest = v.object({ release: v.unknown(), sbom: v.unknown() });
const named = v.object({ name: shortAppName, version: shortVersion });
const fileEncoding = v.picklist(['identity', 'br', 'gzip']);
const fileQuery = v.object({ encoding: v.optional(fileEncoding, 'identity') });
const addressRequest = v.object({
  path: v.string(),
  encoding: fileEncoding,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'is not a SHA-256 in base64')),
});

interface Parts {
  readonly registry: Registry;
  readonly store: Store;
  readonly access: Access;
  readonly callerOf: (request: FastifyRequest) => ApiCaller;
  readonly turns: Turns;
  readonly now: () => number;
}

/** Publishing over the network: begin, each missing file or an address for it, complete. */
export function serveUploadCalls(api: FastifyInstance, { registry, store, access, callerOf, turns, now }: Parts): void {
  const uploads = createUploads(registry, store, now);

  /** Admits a request before its body of up to eight megabytes is read: the caller needs the right, and waits for its turn. */
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(request);
    const { params } = request;
    if (hasName(params)) uploads.demandRight(caller, parse(named, params));
    else if (!mayPublishSome(caller)) throw new Refusal(403, `${caller.author.name} lacks the right "publish" for every app.`);
    await new Promise<void>((begin, refuse) => {
      const answered = () => new Promise<void>((end) => finished(reply.raw, () => end()));
      turns
        .uploads(caller, () => {
          begin();
          return answered();
        })
        .catch(refuse);
    });
  };

  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (await access.isSignedBody(request, body)) return body;
    throw new Refusal(401, 'The body is not the one that was signed.');
  });
  /** Refuses a file that is larger than the descriptor says before its bytes are received. */
  const demandSize = async ({ headers, params, query }: FastifyRequest<{ Params: { '*': string } }>) => {
    const length = headers['content-length'];
    if (length === undefined) throw new Refusal(400, 'Say how long the file is (Content-Length).');
    const { encoding } = parse(fileQuery, query);
    await uploads.demandSize(parse(named, params), { path: params['*'], encoding }, Number(length));
  };

  api.post('/uploads', { bodyLimit: bodyLimits.releaseDescription, onRequest: letIn }, async (request) => {
    const { release, sbom } = read(beginRequest, request);
    return uploads.begin(callerOf(request), release, sbom);
  });
  api.put<{ Params: { '*': string } }>(
    '/uploads/:name/:version/files/*',
    { bodyLimit: uploadLimits.fileBytes, onRequest: [letIn, demandSize] },
    async (request, reply) => {
      const { body, params } = request;
      if (!Buffer.isBuffer(body)) throw new Refusal(400, 'Send the bytes of the file as application/octet-stream.');
      const { encoding } = parse(fileQuery, request.query);
      await uploads.put(callerOf(request), parse(named, params), { path: params['*'], encoding }, body);
      return reply.code(204).send();
    },
  );
  api.post('/uploads/:name/:version/address', { onRequest: letIn }, async (request) => {
    const { path, encoding, ...value } = read(addressRequest, request);
    return uploads.address(callerOf(request), parse(named, request.params), { path, encoding }, value);
  });
  api.post('/uploads/:name/:version/complete', { onRequest: letIn }, async (request) => {
    const outcome = await uploads.complete(callerOf(request), parse(named, request.params));
    return { outcome };
  });
}

function hasName(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'name' in params;
}
