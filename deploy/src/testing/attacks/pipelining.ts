import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Requests a joined file that no page names, over a connection that stays open; returns the status. */
function askForFile(port: number, agent: Agent): Promise<number> {
  const path = '/areas/shell/1.0.0-a100/first/a+b.js';
  return new Promise((settle, fail) => {
    get({ host: '127.0.0.1', port, path, agent }, (reply) => {
      reply.resume().once('end', () => settle(reply.statusCode ?? 0));
    }).once('error', fail);
  });
}

/** Many connections each send thirty requests at once, then are reopened; others request files without a pause. */
export const pipelining: Attack = {
  name: 'pipelining',
  run: async ({ isShort, startOrigin, beside }) => {
    const origin = await startOrigin();
    const port = Number(new URL(origin.url).port);
    const [pipelines, others, ms] = isShort ? [20, 10, 100] : [100, 120, 8000];
    const agent = new Agent({ keepAlive: true });
    const seen = { connections: 0, whole: 0, answered: 0, files: 0 };
    let isOver = false;
    async function pipelineOften() {
      while (!isOver) {
        const answered = await pipeline(port);
        seen.connections += 1;
        seen.answered += answered;
        if (answered === requests) seen.whole += 1;
      }
    }
    async function askOften() {
      while (!isOver) {
        await askForFile(port, agent);
        seen.files += 1;
      }
    }
    const service = await beside(origin, async () => {
      const attackers = [
        ...Array.from({ length: pipelines }, pipelineOften),
        ...Array.from({ length: others }, askOften),
      ];
      await wait(ms);
      isOver = true;
      await Promise.all(attackers);
    });
    agent.destroy();
    const faults = serviceFaults(service, isShort);
    if (seen.whole > 0)
      faults.push(
        `${seen.whole} of ${seen.connections} connections had ${requests} requests answered at once.`,
      );
    return { faults, figures: { healthMs: service.healthMs, ...seen } };
  },
};
