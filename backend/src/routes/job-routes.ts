import {
  JobRequestWire,
  JobStoredReplyWire,
  JobsQueryWire,
  JobsReplyWire,
  PositionsReplyWire,
  StatusReplyWire,
  type StoredJobWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { accountEvents } from '../live/emission.ts';
import { emitAccountChange } from '../live/subjects.ts';
import { type EmittingWork, withEvents } from '../live/with-events.ts';
import { JobRepository, type NewJob } from '../repositories/job-repository.ts';
import { WriteRepository } from '../repositories/write-repository.ts';
import { parseId, readId } from '../schema/ids.ts';
import type { Services } from '../services.ts';

const required = 'Veuillez remplir tous les champs obligatoires (Poste, Entreprise, Date de début)';

type JobRequest = FastifyRequest<{ Body: JobRequestWire; Params: { id: string } }>;

/** An id that no row has. */
const none = 0;

export function addJobRoutes(app: FastifyInstance, services: Services): void {
  const { bus, db, jobs, positions, companies, writes } = services;

  /** Changes one job; false when it is not theirs. */
  const changeJob = (memberId: number, change: EmittingWork<boolean>): Promise<boolean> =>
    withEvents(db, bus, async (transaction, emission) => {
      const wasTheirs = await change(transaction, emission);
      if (wasTheirs) emitAccountChange(emission, memberId, 'jobs');
      return wasTheirs;
    });

  async function readJob({ body }: JobRequest): Promise<NewJob> {
    const { position, company, starting_date, ending_date, ...notes } = body;
    const [positionId, companyId] = [parseId(position) ?? none, parseId(company) ?? none];
    const fields: Record<string, string> = {};
    if (!(await positions.exists(positionId))) fields.position = required;
    if (!(await companies.exists(companyId))) fields.company = required;
    if (Object.keys(fields).length > 0) throw new ApiError('invalid', required, { fields });
    return {
      ...notes,
      positionId,
      companyId,
      startingDate: starting_date,
      endingDate: ending_date,
    };
  }

  async function loadStored(memberId: number, id: number): Promise<StoredJobWire> {
    return (await jobs.find(memberId, id)) ?? notFound();
  }

  app.get('/positions', {
    schema: { response: { 200: jsonSchema(PositionsReplyWire) } },
    config: { call: { summary: 'Positions one can hold', access: 'member' } },
    handler: async (): Promise<PositionsReplyWire> => {
      const list = await positions.list();
      return {
        positions: list.map(({ id, title }) => ({ Positions_Number: String(id), fr_Positions: title })),
      };
    },
  });

  app.get<{ Querystring: JobsQueryWire }>('/user-jobs-history', {
    schema: { querystring: jsonSchema(JobsQueryWire), response: { 200: jsonSchema(JobsReplyWire) } },
    config: { call: { summary: 'One’s own job history', access: 'member', owned: 'user_id' } },
    handler: async (request): Promise<JobsReplyWire> => {
      const memberId = memberIdOf(request);
      const { user_id: asked } = request.query;
      if (asked !== undefined && asked !== '' && asked !== String(memberId)) notFound();
      return { status: true, jobsHistory: await jobs.list(memberId) };
    },
  });

  app.post<{ Body: JobRequestWire; Params: { id: string } }>('/add-jobs-history', {
    schema: { body: jsonSchema(JobRequestWire), response: { '2xx': jsonSchema(JobStoredReplyWire) } },
    config: { call: { summary: 'Adds a job to one’s history', access: 'member', emits: accountEvents } },
    handler: async (request, reply): Promise<JobStoredReplyWire> => {
      const memberId = memberIdOf(request);
      const job = await readJob(request);
      const write = { memberId, key: readKey(request), content: ['add-jobs-history', request.body] };
      const id = await writes.once(write, (transaction, emission) => {
        emitAccountChange(emission, memberId, 'jobs');
        return JobRepository.add(transaction, memberId, job);
      });
      reply.code(201);
      return { status: true, jobHistory: await loadStored(memberId, id) };
    },
  });

  app.put<{ Body: JobRequestWire; Params: { id: string } }>('/jobs-history/:id', {
    schema: { body: jsonSchema(JobRequestWire), response: { 200: jsonSchema(JobStoredReplyWire) } },
    config: {
      call: {
        summary: 'Changes a job of one’s history',
        access: 'member',
        owned: 'id',
        emits: accountEvents,
      },
    },
    handler: async (request): Promise<JobStoredReplyWire> => {
      const memberId = memberIdOf(request);
      const id = readId(request.params.id);
      await loadStored(memberId, id);
      const job = await readJob(request);
      const isTheirs = await changeJob(memberId, (transaction) =>
        JobRepository.replace(transaction, memberId, id, job),
      );
      if (!isTheirs) notFound();
      return { status: true, jobHistory: await loadStored(memberId, id) };
    },
  });

  app.delete<{ Params: { id: string } }>('/jobs-history/:id', {
    schema: { response: { 200: jsonSchema(StatusReplyWire) } },
    config: {
      call: {
        summary: 'Removes a job of one’s history',
        access: 'member',
        owned: 'id',
        extension: 'accounts',
        emits: accountEvents,
      },
    },
    handler: async (request): Promise<StatusReplyWire> => {
      const memberId = memberIdOf(request);
      const id = readId(request.params.id);
      const wasTheirs = await changeJob(memberId, async (transaction) => {
        await WriteRepository.deleteRepetitions(transaction, memberId);
        return JobRepository.remove(transaction, memberId, id);
      });
      if (!wasTheirs) notFound();
      return { status: true };
    },
  });
}
