import {
  type Choice,
  type CompanyRequestWire,
  type JobRequestWire,
  parseCities,
  parseCompanies,
  parseCountries,
  parseErrorReply,
  parseJobs,
  parsePositions,
  parseProvinces,
  parseRefusal,
  parseSectors,
  parseStoredCompany,
  type RawId,
  type StoredJob,
} from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callAndParse } from './call-and-parse.ts';
import { type Call, callApi } from './client.ts';

/** Request body of a company: codes keep the type that the server gave them. */
export type CompanyRequest = Omit<CompanyRequestWire, 'activity_sector' | 'country' | 'province' | 'city'> &
  Record<'activity_sector' | 'country' | 'province' | 'city', RawId>;

/** Request body of a job; codes keep their type as well. */
export type JobRequest = Omit<JobRequestWire, 'position' | 'company'> & Record<'position' | 'company', RawId>;

const getChoices = (path: string, parse: (raw: unknown) => Choice[] | null, call: Call): Promise<Choice[]> =>
  callAndParse(path, parse, { bearer: false, ...call });

export const getSectors = (signal?: AbortSignal) => getChoices('/activity-sector', parseSectors, { signal });

export const getCountries = (signal?: AbortSignal) => getChoices('/countries', parseCountries, { signal });

/** Provinces of a country (`POST /province/{country code}`; the body, which the specification leaves open, is empty). */
export const getProvinces = (country: string, signal?: AbortSignal) =>
  getChoices(`/province/${encodeURIComponent(country)}`, parseProvinces, {
    method: 'POST',
    json: {},
    signal,
  });

/** Cities of a province (`POST /city/{province code}`; the body is empty as well). */
export const getCities = (province: string, signal?: AbortSignal) =>
  getChoices(`/city/${encodeURIComponent(province)}`, parseCities, { method: 'POST', json: {}, signal });

export const getPositions = (signal?: AbortSignal) =>
  getChoices('/positions', parsePositions, { bearer: true, signal });

export const getCompanies = (signal?: AbortSignal) =>
  getChoices('/companies', parseCompanies, { bearer: true, signal });

/** Job history of a member (`GET /user-jobs-history?user_id=`); a reply without `status: true` is a failure. */
export async function getJobs(memberId: string, signal?: AbortSignal): Promise<StoredJob[]> {
  const path = `/user-jobs-history?user_id=${encodeURIComponent(memberId)}`;
  const reply = await callApi(path, { bearer: true, signal });
  const jobs = parseJobs(reply);
  if (jobs) return jobs;
  const { kind, message } = parseErrorReply(reply, 200);
  throw new AppError(kind, { serverMessage: message });
}

/** A status of 200-299 counts as done (specification, section 7), unless the body says that it is not. */
async function write(path: string, call: Call): Promise<unknown> {
  const reply = await callApi(path, { bearer: true, ...call });
  const refusal = parseRefusal(reply);
  if (refusal) throw new AppError('invalid', { serverMessage: refusal.message });
  return reply;
}

const keyed = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey });

/** Adds a company (`POST /add-company`); attempts with the same key add it once. Null if the reply does not name it. */
export async function addCompany(company: CompanyRequest, idempotencyKey: string): Promise<Choice | null> {
  const headers = keyed(idempotencyKey);
  return parseStoredCompany(await write('/add-company', { method: 'POST', json: company, headers }));
}

export async function addJob(job: JobRequest, idempotencyKey: string): Promise<void> {
  await write('/add-jobs-history', { method: 'POST', json: job, headers: keyed(idempotencyKey) });
}

/** Replaces a job (`PUT /jobs-history/{id}`). Use the same `idempotencyKey` for every attempt. */
export async function changeJob(id: string, job: JobRequest, idempotencyKey: string): Promise<void> {
  const headers = keyed(idempotencyKey);
  await write(`/jobs-history/${encodeURIComponent(id)}`, { method: 'PUT', json: job, headers });
}

/** Removes a job of the member's history (`DELETE /jobs-history/{id}`, extension `jobs-history-delete`). */
export async function removeJob(id: string): Promise<void> {
  await write(`/jobs-history/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
