import type { LoginReplyWire } from '@az/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../database/transact.ts';
import { type Device, DeviceRepository } from '../repositories/device-repository.ts';
import { MemberRepository } from '../repositories/member-repository.ts';
import { SessionRepository } from '../repositories/session-repository.ts';
import { describeClient } from '../security/client-description.ts';
import type { Services } from '../services.ts';

type Admitted = {
  memberId: number;
  /** The hash that the given password was checked against. */
  passwordHash: string;
  /** The known browser, which gets a new token; null for an unknown browser. */
  device: Device | null;
  /** Whether the session lasts `sessionDays`; otherwise `shortSessionHours`. */
  isRemembered: boolean;
};

/**
 * Opens a session, marks the browser as known, and returns the reply of a sign-in. Null when the password has changed
 * or the account was closed since the password was checked, because a change must end every session.
 */
export async function admitMember(
  { db, config, members, deviceCookie }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { memberId, passwordHash, device, isRemembered }: Admitted,
): Promise<LoginReplyWire | null> {
  const opened = await transact(db, async (transaction) => {
    if (!(await new MemberRepository(transaction).holdPassword(memberId, passwordHash))) return null;
    const sessions = new SessionRepository(transaction, config.now);
    return {
      token: await sessions.open(memberId, { client: describeClient(request), isRemembered }),
      deviceToken: await new DeviceRepository(transaction, config.now).remember(memberId, device),
    };
  });
  if (!opened) return null;
  deviceCookie.write(request, reply, opened.deviceToken);
  return {
    status: true,
    access_token: opened.token,
    user: await members.loadSessionUser(memberId),
  };
}
