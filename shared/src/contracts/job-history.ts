import { asRecord, firstRecord, firstText, nameIn, parseEach, type RawRecord, readDay } from './read.ts';
import type { JobWire } from './wire/job-history.wire.ts';

export type JobNote = { id: string | null; text: string };

/** A job of a member. Dates are `YYYY-MM-DD`; `endingDate` is null while it lasts. */
export type Job = {
  /** `descriptionHtml` is rich HTML from the server: sanitise it before it is shown. */
  position: { title: string | null; descriptionHtml: string | null };
  company: string | null;
  startingDate: string | null;
  endingDate: string | null;
  skills: JobNote[];
  tools: JobNote[];
  tasks: JobNote[];
};

function readNotes(record: RawRecord | null, list: string, idName: string): JobNote[] {
  const notes = record?.[list];
  return parseEach(Array.isArray(notes) ? notes : [], (raw) => {
    const note = asRecord(raw);
    const text = nameIn(note, 'description') ?? nameIn({ raw }, 'raw');
    return text === null ? null : { id: firstText(note, idName, 'id'), text };
  });
}

export function parseJob(raw: unknown): Job | null {
  const record = asRecord(raw);
  if (!record) return null;
  const position = firstRecord(record, 'position');
  return {
    position: {
      title: nameIn(position, 'fr_Positions'),
      descriptionHtml: firstText(position, 'Descriptions'),
    },
    company: nameIn(firstRecord(record, 'company'), 'Names'),
    startingDate: readDay(record, 'starting_date'),
    endingDate: readDay(record, 'ending_date'),
    skills: readNotes(record, 'skills', 'id_skills'),
    tools: readNotes(record, 'tools', 'id_tools'),
    tasks: readNotes(record, 'tasks', 'id_tasks'),
  };
}

/** The entry with only the keys of the specification. */
export function toWireJob(job: Job): JobWire {
  return {
    position: { fr_Positions: job.position.title, Descriptions: job.position.descriptionHtml },
    company: { Names: job.company },
    starting_date: job.startingDate,
    ending_date: job.endingDate,
    skills: job.skills.map(({ id, text }) => ({ id_skills: id, description: text })),
    tools: job.tools.map(({ id, text }) => ({ id_tools: id, description: text })),
    tasks: job.tasks.map(({ id, text }) => ({ id_tasks: id, description: text })),
  };
}
