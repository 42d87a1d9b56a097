import { crossSiteCheck, readCookie } from '@az/backend';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { overrideKey } from '../rollout/override.ts';
import type { FoundOverride, Versions } from '../versions/versions.ts';
import { sendCookie } from './cookies.ts';
import { type LinkRefusal, refusedPage, writeOverridePage } from './override-page.ts';
import { plainPageHeaders } from './plain-page.ts';
import { requestedUrl } from './routable-url.ts';
import type { Visitors } from './visitor.ts';

/** Address to which the page of a link sends its form. */
export const openPath = '/discovery/override';

/** Maximum of logged uses of one override, per process: visitors must not be able to fill the log. */
export const maxUses = 50;

const dropCookie = { name: overrideKey, value: '', ageSeconds: 0 };

const statuses: Record<LinkRefusal, number> = {
  ...{ unknown: 404, expired: 410, ended: 410 },
  ...{ 'not-yours': 403, 'not-given': 409, elsewhere: 403 },
};

const answer = v.object({ id: v.string(), to: v.string() });

/** Path and query of an address of this site. It starts with one slash: browsers read `//host/path` as another site. */
function ownPath(text: string): string {
  const { pathname, search } = new URL(`http://origin/${text}`);
  return `${pathname.replace(/^\/+/, '/')}${search}`;
}

type Link = { id: string; to: string };

/** The id of the override in the parameter `az-override` (or `off`), and the address without it; null without it. */
function linkIn({ url }: FastifyRequest): Link | null {
  const { pathname, searchParams } = requestedUrl(url);
  const id = searchParams.get(overrideKey);
  if (id === null) return null;
  searchParams.delete(overrideKey);
  return { id, to: ownPath(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname) };
}

/** The override id in a browser's cookie; null without the cookie. A malformed id counts as unknown. */
export const overrideIdOf = (request: FastifyRequest): string | null =>
  readCookie(request, overrideKey) || null;

/** Deletes the cookie of an override that was refused: one page shows the refusal, and later pages are the usual ones. */
export const dropOverride = (request: FastifyRequest, reply: FastifyReply): void =>
  sendCookie(request, reply, dropCookie);

type Parts = {
  versions: Versions;
  productName: string;
  publicUrl: string | null;
  visitors: Visitors;
};

/**
 * Links that show a visitor another version (`?az-override=<id>`). A page asks whether to open it. Its form, which only
 * pages of this origin may send, logs the use and sets a cookie with the id.
 */
export class OverrideLinks {
  private readonly versions: Versions;
  private readonly productName: string;
  private readonly visitors: Visitors;
  private readonly isCrossSite: ReturnType<typeof crossSiteCheck>;
  private readonly uses = new Map<string, number>();

  constructor({ versions, productName, publicUrl, visitors }: Parts) {
    this.isCrossSite = crossSiteCheck(publicUrl);
    this.versions = versions;
    this.productName = productName;
    this.visitors = visitors;
  }

  async register(app: FastifyInstance): Promise<void> {
    await app.register(async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 4096 },
        (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.post(openPath, (request, reply) => this.open(request, reply));
    });
  }

  /** Answers a request for an override link; false for any other address. */
  async follow(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const link = linkIn(request);
    if (!link) return false;
    // Fastify's reply is a promise of `undefined`, so returning it would not say whether the request was answered here.
    await this.answer(request, reply, link);
    return true;
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, { id, to }: Link): Promise<void> {
    if (id === 'off') {
      dropOverride(request, reply);
      return void redirect(reply, to);
    }
    const found = await this.find(request, id);
    if ('refused' in found) return void this.refuse(reply, found.refused, to);
    // The browser has opened this override before, so no confirmation is needed.
    if (overrideIdOf(request) === id) return void redirect(reply, to);
    const page = writeOverridePage(found, {
      productName: this.productName,
      to,
      action: openPath,
      now: this.versions.now(),
    });
    reply.headers(plainPageHeaders).send(page);
  }

  private async open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parsed = v.safeParse(answer, request.body);
    const to = parsed.success ? ownPath(parsed.output.to) : '/';
    if (this.isCrossSite(request)) return this.refuse(reply, 'elsewhere', '/');
    if (!parsed.success) return this.refuse(reply, 'unknown', to);
    const found = await this.find(request, parsed.output.id);
    if ('refused' in found) return this.refuse(reply, found.refused, to);
    const { override } = found;
    const uses = (this.uses.get(override.id) ?? 0) + 1;
    // Counted before it waits for the database, so that requests at the same time do not exceed the maximum.
    this.uses.set(override.id, uses);
    if (uses <= maxUses) await this.versions.control.recordOpened(override);
    const ageSeconds = Math.ceil((override.expiresAt - this.versions.now()) / 1000);
    sendCookie(request, reply, { name: overrideKey, value: override.id, ageSeconds });
    return redirect(reply, to);
  }

  private find(request: FastifyRequest, id: string): Promise<FoundOverride> {
    return this.versions.override(id, this.visitors.of(request, null));
  }

  private refuse(reply: FastifyReply, refused: LinkRefusal, to: string): FastifyReply {
    const page = refusedPage(refused, { productName: this.productName, to });
    return reply.code(statuses[refused]).headers(plainPageHeaders).send(page);
  }
}

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(to, 303);
