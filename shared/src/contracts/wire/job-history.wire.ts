import * as v from 'valibot';
import { accountLengths, maxNoteLength, maxNotes, maxPositionTitle } from './limits.ts';
import { textUpTo } from './text.ts';

const nullableText = v.nullable(v.string());

export const SkillWire = v.object({ id_skills: nullableText, description: textUpTo(maxNoteLength) });
export const ToolWire = v.object({ id_tools: nullableText, description: textUpTo(maxNoteLength) });
export const TaskWire = v.object({ id_tasks: nullableText, description: textUpTo(maxNoteLength) });

/** One entry of the job history (specification, section 3). `Descriptions` is rich HTML; dates are `YYYY-MM-DD`. */
export const JobWire = v.object({
  position: v.nullable(
    v.object({ fr_Positions: v.nullable(textUpTo(maxPositionTitle)), Descriptions: nullableText }),
  ),
  company: v.nullable(v.object({ Names: v.nullable(textUpTo(accountLengths.Names)) })),
  starting_date: nullableText,
  ending_date: nullableText,
  skills: v.pipe(v.array(SkillWire), v.maxLength(maxNotes)),
  tools: v.pipe(v.array(ToolWire), v.maxLength(maxNotes)),
  tasks: v.pipe(v.array(TaskWire), v.maxLength(maxNotes)),
});

export type JobWire = v.InferOutput<typeof JobWire>;
