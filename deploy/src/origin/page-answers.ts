import type { FirstPictures } from '@az/shared/area';
import type { FastifyRequest } from 'fastify';
import { apiPath } from './api-path.ts';
import { firstPictureLink } from './first-picture.ts';
import { isNavigation } from './is-navigation.ts';
import { isForWorker } from './kept-screen.ts';
import { escaped } from './markup.ts';

type PageCall = { method: 'GET' | 'POST'; path: string; body?: string };

/** A first call of a page, a GET below the API's base. `pictures` is what the area declares, unchecked. */
export type FirstCall = { path: string; pictures?: FirstPictures };

/** First calls of a page. `sessionPictures`: where the reply that verifies the session names pictures, unchecked. */
export type FirstReplies = {
  firstCalls: readonly FirstCall[];
  sessionPictures?: readonly FirstPictures[];
};

/** The body of a JSON reply, and its header `Live-Seq`. */
type PageAnswer = { body: string; liveSeq: string | null };

/** Makes a call with the token of a visitor; resolves with null unless there is a JSON reply with status 200. */
export type AskApi = (
  call: PageCall,
  visitor: { token: string; request: FastifyRequest },
  signal: AbortSignal,
) => Promise<PageAnswer | null>;

/** Maximum length in characters of one answer in a page, and of all together. Longer ones are left to the page. */
export const maxAnswerLength = 128 * 1024;
const maxTotalLength = 256 * 1024;

/** Maximum of calls in progress for all pages of this process. Pages that would exceed it get no answers. */
const maxCalls = 64;

/** A page that may show a kept screen waits this many times as long for the verification of the session. */
const screenWaitFactor = 4;

/** Form of a token that can be the value of a header. Tokens of the product are never longer. */
const tokenForm = /^[\x21-\x7e]{1,1024}$/;

/** 32 bits of a token (FNV-1a), which tell sessions apart; the same as in shell/src/page/early-calls.ts. */
export function tokenMark(token: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1)
    mark = Math.imul(mark ^ token.charCodeAt(index), 0x01000193);
  return (mark >>> 0).toString(36);
}

/** JSON that cannot end its script element, nor begin a comment in it. */
const inert = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Whether a path, once it is resolved, is still below the API's base. */
function isBelowApi(path: string): boolean {
  const url = URL.canParse(apiPath + path, 'http://api') ? new URL(apiPath + path, 'http://api') : null;
  return url?.host === 'api' && url.pathname.startsWith(`${apiPath}/`);
}

/** Request header. `none`: the page makes all calls itself, because a test or a proxy changes their replies. */
const answersHeader = 'az-answers';

/**
 * `markup`: answers to the verification of the session and to the first calls, and preloads of the pictures that they
 * name. `isVerified`: whether the session is, known no later.
 */
type AnswersOfPage = { markup: Promise<string>; isVerified: Promise<boolean> };

/**
 * Makes the first calls of signed-in pages. Calls that fail or take longer than `waitMs` are left to the page. A page that
 * may show a kept screen, about a second before its own content, waits longer until its session is verified.
 */
export class PageAnswers {
  private readonly ask: AskApi;
  private readonly waitMs: number;
  private underWay = 0;
  private readonly asked = new WeakSet<FastifyRequest>();

  /** With `waitMs` 0 no page has answers. */
  constructor(ask: AskApi, waitMs: number) {
    this.ask = ask;
    this.waitMs = waitMs;
  }

  /** Whether the page of a request may have answers. */
  mayHave(request: FastifyRequest, token: string | null): token is string {
    return (
      this.waitMs > 0 &&
      token !== null &&
      tokenForm.test(token) &&
      isNavigation(request) &&
      request.headers[answersHeader] !== 'none'
    );
  }

  wereAsked(request: FastifyRequest): boolean {
    return this.asked.has(request);
  }

  /** Makes the verification of the session and these calls. Nothing of it ever rejects. */
  for(
    request: FastifyRequest,
    token: string,
    { firstCalls, sessionPictures = [] }: FirstReplies,
  ): AnswersOfPage {
    const calls: NamingCall[] = [
      {
        method: 'POST',
        path: '/verify-token',
        body: JSON.stringify({ access_token: token }),
        pictures: sessionPictures,
      },
      ...firstCalls
        .filter(({ path }) => isBelowApi(path))
        .map(({ path, pictures }) => ({
          path,
          pictures: pictures ? [pictures] : [],
          method: 'GET' as const,
        })),
    ];
    if (this.underWay + calls.length > maxCalls)
      return { markup: Promise.resolve(''), isVerified: Promise.resolve(false) };
    this.asked.add(request);
    const late = new AbortController();
    const isLate = new Promise<null>((resolve) =>
      late.signal.addEventListener('abort', () => resolve(null), { once: true }),
    );
    const answers = calls.map((call) =>
      Promise.race([this.answer(call, { token, request }, late.signal), isLate]),
    );
    const isVerified = Promise.resolve(answers[0]).then((answer) => isAccepted(answer?.value));
    let timer = setTimeout(() => {
      if (!isForWorker(request)) return late.abort();
      timer = setTimeout(() => late.abort(), this.waitMs * (screenWaitFactor - 1));
      void isVerified.then(() => late.abort());
    }, this.waitMs);
    const markup = Promise.all(answers).then((all) => {
      clearTimeout(timer);
      // Aborted in any case, because Node keeps the calls' listeners until the signal is aborted.
      late.abort();
      return markupOf(calls, all, tokenMark(token));
    });
    return { markup, isVerified };
  }

  private async answer(
    call: PageCall,
    visitor: { token: string; request: FastifyRequest },
    signal: AbortSignal,
  ): Promise<Read | null> {
    this.underWay += 1;
    try {
      const answer = await this.ask(call, visitor, signal);
      if (!answer || answer.body.length > maxAnswerLength) return null;
      return { ...answer, value: JSON.parse(answer.body) };
    } catch {
      // The call failed, or its reply is no JSON. The page makes the call itself and shows the failure.
      return null;
    } finally {
      this.underWay -= 1;
    }
  }
}

/** Whether the session is verified (specification, section 5). */
const isAccepted = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === true;

/** A call, and where its reply names pictures. */
type NamingCall = PageCall & { pictures: readonly FirstPictures[] };

/** An answer, and the value of its body. */
type Read = PageAnswer & { value: unknown };

function markupOf(calls: readonly NamingCall[], answers: readonly (Read | null)[], mark: string): string {
  let room = maxTotalLength;
  let links = '';
  let scripts = '';
  for (const [index, { path, pictures }] of calls.entries()) {
    const { body, value, liveSeq = null } = answers[index] ?? {};
    if (body === undefined || body.length > room) continue;
    room -= body.length;
    const position = liveSeq === null ? '' : ` data-az-live-seq="${escaped(liveSeq)}"`;
    for (const declared of pictures) links += firstPictureLink(value, declared);
    scripts += `<script type="application/json" data-az-answer="${escaped(path)}" data-az-session="${mark}"${position}>${inert(body)}</script>\n`;
  }
  return links + scripts;
}
