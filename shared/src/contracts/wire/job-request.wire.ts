import * as v from 'valibot';
import { JobWire } from './job-history.wire.ts';
import { accountLengths, maxNoteLength, maxNotes, maxPositionTitle } from './limits.ts';
import { CleanLine, textUpTo } from './text.ts';

const required = 'Veuillez remplir tous les champs obligatoires (Poste, Entreprise, Date de début)';
const badDay = 'Cette date n’existe pas ou est trop ancienne. Modifiez-la puis réessayez.';
const endBeforeStart = 'La date de fin doit être après la date de début';

/** Whether `YYYY-MM-DD` is an existing date from 1900 to 2200. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const Day = v.pipe(v.string(required), v.minLength(1, required), v.check(isDay, badDay));

/** An id from the list of positions or companies, as text or as number. */
const ListId = v.pipe(
  v.union([v.string(), v.number()], required),
  v.transform((id) => String(id).trim()),
  v.check((id) => id !== '' && id.length <= 20, required),
);

const Notes = v.pipe(
  v.array(
    v.pipe(
      CleanLine,
      v.maxLength(maxNoteLength, `Une ligne compte ${maxNoteLength} caractères au plus. Raccourcissez-la.`),
    ),
  ),
  v.maxLength(200),
  v.transform((notes) => notes.filter((note) => note !== '')),
  v.check(({ length }) => length <= maxNotes, `Une liste compte ${maxNotes} lignes au plus. Retirez-en.`),
);

/** `POST /add-jobs-history` and `PUT /jobs-history/{id}` (specification, sections 3 and 5). */
export const JobRequestWire = v.pipe(
  v.strictObject({
    position: ListId,
    company: ListId,
    starting_date: Day,
    ending_date: v.nullable(v.pipe(v.string(), v.check(isDay, badDay))),
    skills: Notes,
    tools: Notes,
    tasks: Notes,
  }),
  v.forward(
    v.partialCheck(
      [['starting_date'], ['ending_date']],
      ({ starting_date, ending_date }) => ending_date === null || ending_date >= starting_date,
      endBeforeStart,
    ),
    ['ending_date'],
  ),
);

/** Query of `GET /user-jobs-history`. Without `user_id` the reply has the requesting member's own jobs. */
export const JobsQueryWire = v.object({ user_id: v.optional(v.pipe(v.string(), v.maxLength(20))) });

/** A stored entry: like the session user's last job, with the ids that an edit needs. */
export const StoredJobWire = v.object({
  ...JobWire.entries,
  id: v.string(),
  position: v.object({
    Positions_Number: v.string(),
    fr_Positions: textUpTo(maxPositionTitle),
    Descriptions: v.string(),
  }),
  company: v.object({ Customers_Numbers: v.string(), Names: textUpTo(accountLengths.Names) }),
});

export const JobsReplyWire = v.object({ status: v.literal(true), jobsHistory: v.array(StoredJobWire) });

export const JobStoredReplyWire = v.object({ status: v.literal(true), jobHistory: StoredJobWire });

export type JobRequestWire = v.InferOutput<typeof JobRequestWire>;
export type StoredJobWire = v.InferOutput<typeof StoredJobWire>;
export type JobsReplyWire = v.InferOutput<typeof JobsReplyWire>;
export type JobStoredReplyWire = v.InferOutput<typeof JobStoredReplyWire>;
export type JobsQueryWire = v.InferOutput<typeof JobsQueryWire>;
