import * as v from 'valibot';
import { errorKinds } from './error-kinds.ts';

/** Body of every refused call. `success` and `status` are both false, because calls read one or the other. */
export const ErrorReplyWire = v.object({
  success: v.literal(false),
  status: v.literal(false),
  error: v.object({
    kind: v.picklist(errorKinds),
    message: v.string(),
    /** Messages for single fields, by request key. */
    fields: v.optional(v.record(v.string(), v.string())),
  }),
  message: v.string(),
});

export type ErrorReplyWire = v.InferOutput<typeof ErrorReplyWire>;
