import { type ClientHttp2Session, connect } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, serviceFaults } from './attack.ts';

const slowCount = 50;
/** Slow bodies that one address may have. */
const allowed = { short: 5, long: 30 };
/** A call with a body, but not the sign-in: too many new sessions would end the oldest session of the member. */
const path = '/az-connect-backend/api/verify-token';
const body = Buffer.from(JSON.stringify({ access_token: 'none' }));

/** Starts a call and sends one byte every second. Calls back when the origin ends it. */
function drip(session: ClientHttp2Session, onEnd: () => void) {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/json',
    'content-length': '100000',
  });
  const timer = setInterval(() => stream.writable && stream.write(' '), 1000);
  stream.on('error', () => undefined);
  stream.once('close', () => {
    clearInterval(timer);
    onEnd();
  });
  stream.write(' ');
  return stream;
}

const call = (session: ClientHttp2Session): Promise<number> =>
  new Promise((settle) => {
    if (session.destroyed || session.closed) return settle(0);
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/json',
    });
    stream.once('response', ({ ':status': status = 0 }) => settle(status));
    stream.on('error', () => settle(0));
    stream.once('close', () => settle(0));
    stream.resume();
    stream.end(body);
  });

/** More slow bodies than one address may have, beside normal requests on the same connection. */
export const slowBodies: Attack = {
  name: 'slow-bodies',
  run: async ({ isShort, startOrigin, beside, tls }) => {
    const origin = await startOrigin(tls, { graceMs: 2000, slowBodiesPerAddress: allowed.short });
    const tooMany = slowCount - (isShort ? allowed.short : allowed.long);
    const session = connect(origin.url, { rejectUnauthorized: false });
    session.on('error', () => undefined);
    const seconds = isShort ? 60 : 30;
    let ended = 0;
    let answered = 0;
    let failed = 0;
    const service = await beside(origin, async () => {
      for (let number = 0; number < slowCount; number += 1)
        drip(session, () => {
          ended += 1;
        });
      const deadline = performance.now() + seconds * 1000;
      while (performance.now() < deadline && (ended < tooMany || !isShort)) {
        if ((await call(session)) === 200) answered += 1;
        else failed += 1;
        await wait(500);
      }
      if ((await call(session)) === 200) answered += 1;
      else failed += 1;
    });
    const faults = serviceFaults(service, isShort);
    if (ended !== tooMany)
      faults.push(`${ended} of ${slowCount} slow bodies were ended instead of ${tooMany}.`);
    session.destroy();
    if (failed > 0) faults.push(`${failed} of ${answered + failed} good requests beside them failed.`);
    return { faults, figures: { healthMs: service.healthMs, ended, answered, failed } };
  },
};
