import type { PageReport } from '@az/shared/discovery';
import * as v from 'valibot';
import { metrics } from '../guardrail/measures.ts';

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const short = (most: number) => v.pipe(v.string(), v.maxLength(most));

const of = {
  area: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/)),
  ticket: v.exactOptional(short(1000)),
};

const failure = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z]{8,16}$/)),
  stage: short(20),
  route: short(100),
  cause: short(500),
  stack: v.exactOptional(short(1500)),
  hidden: v.boolean(),
});

const count = whole(1000);

const report = v.variant('what', [
  v.strictObject({ ...of, what: v.picklist(['started', 'left', 'waiting']) }),
  v.strictObject({ ...of, what: v.literal('ok'), loadMs: v.exactOptional(milliseconds) }),
  v.strictObject({
    ...of,
    what: v.picklist(['fail-load', 'fail-mount', 'fail-blank', 'fail-crash', 'unattributed']),
    failure,
  }),
  v.strictObject({
    ...of,
    what: v.literal('vitals'),
    lcpMs: v.exactOptional(milliseconds),
    inpMs: v.exactOptional(milliseconds),
    ttfbMs: v.exactOptional(milliseconds),
    cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  v.strictObject({
    ...of,
    what: v.literal('measures'),
    failedCalls: whole(metrics['failed-calls'].most),
    slowestCallMs: whole(metrics['slowest-call'].most),
    longTasksMs: v.exactOptional(whole(metrics['long-tasks'].most)),
    layoutShift: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(metrics['layout-shift'].most))),
  }),
  v.strictObject({
    ...of,
    what: v.literal('content'),
    ...{ headings: count, rows: count, actions: count, errors: count },
    textSize: whole(20),
  }),
]) satisfies v.GenericSchema<PageReport>;

export const reportsBody = v.strictObject({ reports: v.pipe(v.array(report), v.maxLength(20)) });

export type Report = v.InferOutput<typeof report>;
