import {
  CitiesReplyWire,
  CountriesReplyWire,
  ProvincesReplyWire,
  SectorsReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { jsonSchema } from '../http/validation.ts';
import { citiesOf, provincesOf } from '../reference/locations.ts';
import { countries, sectors } from '../reference/reference-data.ts';

/** The lists change only with a release, so an hour in a cache does not matter. */
const caching = { 'cache-control': 'public, max-age=3600' };

const sectorsReply: SectorsReplyWire = {
  sectors: sectors.map(({ id, name }) => ({ Category_id: id, fr_Name: name })),
};
const countriesReply: CountriesReplyWire = countries.map(({ code, name }) => ({ code, fr_Name: name }));

function known<T>(list: T | null): T {
  if (list === null) throw new ApiError('not-found', sentences.notFound);
  return list;
}

/** The reference lists, which everyone may read: sectors, countries, provinces and cities. */
export function addReferenceDataRoutes(app: FastifyInstance): void {
  app.get('/activity-sector', {
    schema: { response: { 200: jsonSchema(SectorsReplyWire) } },
    config: { call: { summary: 'Activity sectors', access: 'public' } },
    handler: async (_request, reply): Promise<SectorsReplyWire> => {
      reply.headers(caching);
      return sectorsReply;
    },
  });

  app.get('/countries', {
    schema: { response: { 200: jsonSchema(CountriesReplyWire) } },
    config: { call: { summary: 'Countries', access: 'public' } },
    handler: async (_request, reply): Promise<CountriesReplyWire> => {
      reply.headers(caching);
      return countriesReply;
    },
  });

  app.post<{ Params: { code: string } }>('/province/:code', {
    schema: { response: { 200: jsonSchema(ProvincesReplyWire) } },
    config: { call: { summary: 'Provinces or regions of a country', access: 'public' } },
    handler: async ({ params }): Promise<ProvincesReplyWire> =>
      known(provincesOf(params.code)).map(({ code, name }) => ({ code_province: code, fr_Name: name })),
  });

  app.post<{ Params: { code: string } }>('/city/:code', {
    schema: { response: { 200: jsonSchema(CitiesReplyWire) } },
    config: { call: { summary: 'Cities of a province', access: 'public' } },
    handler: async ({ params }): Promise<CitiesReplyWire> =>
      known(citiesOf(params.code)).map(({ code, name }) => ({ code_city: code, Name: name })),
  });
}
