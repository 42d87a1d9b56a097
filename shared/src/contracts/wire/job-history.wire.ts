import * as v from 'valibot';

const nullableText = v.nullable(v.string());

export const SkillWire = v.object({ id_skills: nullableText, description: v.string() });
export const ToolWire = v.object({ id_tools: nullableText, description: v.string() });
export const TaskWire = v.object({ id_tasks: nullableText, description: v.string() });

/** One entry of the job history (specification, section 3). `Descriptions` is rich HTML; dates are `YYYY-MM-DD`. */
export const JobWire = v.object({
  position: v.nullable(v.object({ fr_Positions: nullableText, Descriptions: nullableText })),
  company: v.nullable(v.object({ Names: nullableText })),
  starting_date: nullableText,
  ending_date: nullableText,
  skills: v.array(SkillWire),
  tools: v.array(ToolWire),
  tasks: v.array(TaskWire),
});

export type JobWire = v.InferOutput<typeof JobWire>;
