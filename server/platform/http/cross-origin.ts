import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config/config.js';
import { type RequestOrigin, requestOrigin } from './request-origin.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if pages of any website may call the route, without cookies and without a token (ADR 69). */
    anyWebsite?: boolean;
    /** True if the route only refuses its methods. */
    refusesMethods?: boolean;
  }
}

const PREFLIGHT_SECONDS = 600;

/**
 * Returns the address of the API for browsers if its origin differs from that of the site. Undefined
 * otherwise (R312, A154).
 */
export function apiUrlOf({
  publicUrl,
  publicApiUrl,
}: Pick<Config, 'publicUrl' | 'publicApiUrl'>): string | undefined {
  const elsewhere = publicApiUrl && new URL(publicApiUrl).origin !== new URL(publicUrl).origin;
  return elsewhere ? publicApiUrl : undefined;
}

/** Response headers that scripts of pages on other origins may read, besides those that browsers always expose. */
export const EXPOSED_HEADERS = [
  'etag',
  'content-range',
  'x-total-count',
  'x-complete',
  'x-request-id',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'www-authenticate',
  'idempotency-replayed',
  'deprecation',
  'sunset',
  'link',
];

/** Request headers that pages of other websites may send. */
const ALLOWED_HEADERS = [
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'apollo-require-preflight',
];
/** Request headers that pages of the websites in WEB_ORIGINS may send. */
const SIGNED_IN_HEADERS = ['authorization', ...ALLOWED_HEADERS];

/** The methods of a URL, and those that pages of any website may use. */
interface MethodsOfUrl {
  all: Set<string>;
  anyWebsite: Set<string>;
}

/**
 * Adds the headers that let browsers call the API from pages on other origins (A154): those of the site on its own
 * host with cookies, those of WEB_ORIGINS with a token, and all others only where a route allows any website. Call
 * it before routes are declared. Each URL gets a route for preflight requests.
 */
export function allowOtherOrigins(fastify: FastifyInstance, config: Config): void {
  const policy = new CrossOriginPolicy(config);
  const urls = new Map<string, MethodsOfUrl>();
  fastify.addHook('onRoute', (route) => {
    const pattern = route.url.toLowerCase().replace(/:\w+/g, ':part');
    const known = urls.get(pattern);
    const methods = known ?? { all: new Set(), anyWebsite: new Set() };
    collectMethods(methods, route);
    if (known || methods.all.size === 0 || pattern === '/*') return;
    urls.set(pattern, methods);
    fastify.route({
      method: 'OPTIONS',
      url: pattern,
      config: { audience: ['public'] },
      logLevel: 'warn',
      handler: (request, reply) => policy.answerPreflight(methods, request, reply),
    });
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') policy.describeResponse(request, reply);
    done();
  });
}

function collectMethods({ all, anyWebsite }: MethodsOfUrl, { method, config }: RouteOptions): void {
  if (config?.refusesMethods) return;
  for (const name of [method].flat().filter((each) => each !== 'OPTIONS')) {
    all.add(name);
    if (config?.anyWebsite) anyWebsite.add(name);
  }
}

class CrossOriginPolicy {
  /** The origin of the site, if it calls the API on another one. */
  private readonly site: string | undefined;
  private readonly varies: boolean;

  constructor(private readonly config: Config) {
    this.site = apiUrlOf(config) && new URL(config.publicUrl).origin;
    this.varies = this.site !== undefined || config.webOrigins.length > 0;
  }

  /** Sets the headers of a response, from which the browser learns whether the page may read it. */
  describeResponse(request: FastifyRequest, reply: FastifyReply): void {
    const { headers, routeOptions } = request;
    if (this.varies) reply.header('vary', 'origin');
    // Every page may read the 404 of an unknown API address, so browsers do not just report a missing header.
    const unknown = request.is404 && request.url.startsWith('/api/');
    const open = (routeOptions.config?.anyWebsite === true || unknown) && headers.authorization === undefined;
    if (this.allow(this.kindOf(request), request, reply) || open) {
      if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*');
      reply.header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
    }
  }

  /** Answers the question of a browser whether a page may send a request. A refusal has no headers about it. */
  answerPreflight(methods: MethodsOfUrl, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { headers } = request;
    const kind = this.kindOf(request);
    const allowed = kind === 'foreign' ? methods.anyWebsite : methods.all;
    reply.code(204).header('vary', 'origin, access-control-request-headers');
    if (!allowed.has(headers['access-control-request-method'] ?? '')) return reply.send();
    if (kind === 'foreign') reply.header('access-control-allow-origin', '*');
    else if (!this.allow(kind, request, reply)) return reply.send();
    return reply
      .header('access-control-allow-methods', [...allowed].join(', '))
      .header('access-control-allow-headers', this.headersFor(kind, request))
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  }

  private kindOf = ({ headers }: FastifyRequest): RequestOrigin => requestOrigin(this.config, headers);

  /** Names the origin of the request if it is that of the site on its own host, or one in WEB_ORIGINS. */
  private allow(kind: RequestOrigin, { headers: { origin } }: FastifyRequest, reply: FastifyReply): boolean {
    const isSite = origin !== undefined && origin === this.site;
    if (!isSite && kind !== 'listed') return false;
    reply.header('access-control-allow-origin', origin);
    if (isSite) reply.header('access-control-allow-credentials', 'true');
    return true;
  }

  private headersFor(kind: RequestOrigin, { headers }: FastifyRequest): string {
    if (kind === 'own') return headers['access-control-request-headers'] ?? '';
    return (kind === 'listed' ? SIGNED_IN_HEADERS : ALLOWED_HEADERS).join(', ');
  }
}
