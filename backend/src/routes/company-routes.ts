import { CompaniesReplyWire, CompanyRequestWire, CompanyStoredReplyWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { readKey } from '../http/idempotency-key.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { findLocation, type Location } from '../reference/locations.ts';
import { sectors } from '../reference/reference-data.ts';
import { CompanyRepository } from '../repositories/company-repository.ts';
import type { Services } from '../services.ts';

/** Refuses an unknown code as if the field were empty, with the sentence of the specification for that. */
function refuse(field: string, message: string): never {
  throw new ApiError('invalid', message, { fields: { [field]: message } });
}

function readLocation(body: CompanyRequestWire): Location {
  if (!sectors.some(({ id }) => id === body.activity_sector))
    refuse('activity_sector', "Le secteur d'activité est requis");
  return findLocation(body) ?? refuse('city', 'La ville est requise');
}

export function addCompanyRoutes(app: FastifyInstance, { companies, writes, config }: Services): void {
  app.get('/companies', {
    schema: { response: { 200: jsonSchema(CompaniesReplyWire) } },
    config: { call: { summary: 'Companies one can work for', access: 'member' } },
    handler: async (): Promise<CompaniesReplyWire> => {
      const list = await companies.list();
      return { companies: list.map(({ id, name }) => ({ Customers_Numbers: String(id), Names: name })) };
    },
  });

  app.post<{ Body: CompanyRequestWire }>('/add-company', {
    schema: { body: jsonSchema(CompanyRequestWire), response: { '2xx': jsonSchema(CompanyStoredReplyWire) } },
    config: { call: { summary: 'Adds a company', access: 'member' } },
    handler: async (request, reply): Promise<CompanyStoredReplyWire> => {
      const { body } = request;
      const memberId = memberIdOf(request);
      const location = readLocation(body);
      const write = { memberId, key: readKey(request), content: ['add-company', body] };
      const id = await writes.once(write, (transaction) =>
        CompanyRepository.add(transaction, { ...body, location, addedBy: memberId, createdAt: config.now() }),
      );
      reply.code(201);
      return { status: true, company: { Customers_Numbers: String(id), Names: body.company_name } };
    },
  });
}
