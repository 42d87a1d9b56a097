import { connect } from 'node:net';
import { type Attack, serviceFaults } from './attack.ts';

const requests = 30;
const request = 'GET /discovery HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n';

/** Sends thirty requests at once; returns how many got 200 before the origin ended the connection. */
function pipeline(port: number): Promise<number> {
  return new Promise((settle) => {
    let received = '';
    const answered = () => received.split('HTTP/1.1 200 ').length - 1;
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      if (answered() === requests) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => settle(answered()));
    socket.write(request.repeat(requests));
  });
}

/** Many requests at once on each of many connections. */
export const pipelining: Attack = {
  name: 'pipelining',
  run: async ({ isShort, startOrigin, beside }) => {
    const origin = await startOrigin();
    const port = Number(new URL(origin.url).port);
    const count = isShort ? 20 : 100;
    let answers: number[] = [];
    let ms = 0;
    const service = await beside(origin, async () => {
      const start = performance.now();
      answers = await Promise.all(Array.from({ length: count }, () => pipeline(port)));
      ms = Math.round(performance.now() - start);
    });
    const faults = serviceFaults(service, isShort);
    const whole = answers.filter((answered) => answered === requests).length;
    if (whole > 0) faults.push(`${whole} of ${count} connections had ${requests} requests answered at once.`);
    return {
      faults,
      figures: { healthMs: service.healthMs, answered: answers.reduce((a, b) => a + b, 0), ms },
    };
  },
};
