import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceLifeMs } from '../repositories/device-repository.ts';
import { readCookie } from './read-cookie.ts';

const plainName = 'az-device';

/**
 * The cookie that marks a known browser of a member. It signs nobody in: it only gives wrong passwords a limit separate
 * from that of strangers. Scripts cannot read it, other sites cannot send it, and only calls of the API carry it (hence
 * `__Secure-` and not `__Host-`, which would send it with every page).
 */
export class DeviceCookie {
  constructor(
    readonly path: string,
    readonly publicUrl: string | null,
  ) {}

  /** The browser's token, or null when there is none of the right form. */
  read(request: FastifyRequest): string | null {
    const value = readCookie(request, this.#name(request));
    return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
  }

  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#send(request, reply, token, Math.floor(deviceLifeMs / 1000));
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.#send(request, reply, '', 0);
  }

  #send(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
    const cookie = [
      `${this.#name(request)}=${value}`,
      `Path=${this.path || '/'}`,
      `Max-Age=${maxAge}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(this.#isSecure(request) ? ['Secure'] : []),
    ];
    reply.header('set-cookie', cookie.join('; '));
  }

  #name(request: FastifyRequest): string {
    return this.#isSecure(request) ? `__Secure-${plainName}` : plainName;
  }

  #isSecure({ protocol }: FastifyRequest): boolean {
    return protocol === 'https' || (this.publicUrl ?? '').startsWith('https:');
  }
}
