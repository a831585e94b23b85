import { createRateLimit } from '@parlour/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { REPORTS } from '../document/contentSecurity';
import type { TelemetryMetrics } from './metrics';
import { MINUTE_MS } from './minute';
import { bodyLimits } from '../bodyLimits';
import { rateLimits } from '../rateLimits';

const MOST_LINES = 50;

/** The content types with which browsers send reports for `report-uri` and `Reporting-Endpoints`. */
const types = ['application/csp-report', 'application/reports+json'];
const word = v.pipe(v.string(), v.maxLength(80));
const report = v.union([
  v.pipe(
    v.object({ 'csp-report': v.object({ 'effective-directive': word, 'blocked-uri': v.string() }) }),
    v.transform(({ 'csp-report': body }) => [{ rule: body['effective-directive'], blocked: body['blocked-uri'] }]),
  ),
  v.pipe(
    v.array(
      v.object({
        type: word,
        body: v.object({
          effectiveDirective: v.optional(word),
          destination: v.optional(word),
          blockedURL: v.optional(v.string()),
        }),
      }),
    ),
    v.transform((all) =>
      all.map(({ type, body }) => ({
        rule: body.effectiveDirective ?? `${type} ${body.destination ?? ''}`.trim(),
        blocked: body.blockedURL ?? '',
      })),
    ),
  ),
]);

/** Only directives of our policies can be labels, so that clients cannot add any. */
const rules =
  /^(?:(?:default|script|style|img|font|connect|media|frame|worker|object)-src(?:-elem|-attr)?|frame-ancestors|form-action|base-uri|require-trusted-types-for|trusted-types|integrity-violation script)$/;

/** Receives CSP reports of browsers: counted by directive, logged once a minute with the blocked origin. */
export function serveReports(app: FastifyInstance, metrics: TelemetryMetrics, now: () => number = Date.now): void {
  const limit = createRateLimit(...rateLimits.reports);
  let minute = 0;
  const logged = new Set<string>();
  void app.register(async (reports) => {
    reports.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: bodyLimits.policyReports },
      reports.getDefaultJsonParser('remove', 'remove'),
    );
    reports.post(REPORTS, async (request, reply) => {
      const wait = limit.take(request.ip, now());
      if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ message: 'too many reports' });
      const parsed = v.safeParse(report, request.body);
      if (!parsed.success) return reply.code(400).send({ message: 'not a report' });
      if (Math.floor(now() / MINUTE_MS) !== minute) logged.clear();
      minute = Math.floor(now() / MINUTE_MS);
      for (const { rule, blocked } of parsed.output) {
        const known = rules.test(rule) ? rule : 'other';
        metrics.violation(known);
        const line = `${known} ${originOf(blocked)}`;
        if (logged.has(line) || logged.size >= MOST_LINES) continue;
        logged.add(line);
        request.log.warn({ rule: known, blocked: originOf(blocked) }, 'a page was kept from something by its policy');
      }
      return reply.code(204).send();
    });
  });
}

/** URLs contain tokens and names; of a blocked one only the origin or its keyword (`inline`, `eval`) is stored. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) {
    const { origin, protocol } = new URL(blocked);
    return origin === 'null' ? protocol : origin;
  }
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'something';
}
