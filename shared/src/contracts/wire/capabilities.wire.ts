import * as v from 'valibot';

/** `GET /capabilities` (extension). */
export const CapabilitiesReplyWire = v.object({ extensions: v.array(v.string()) });

export type CapabilitiesReplyWire = v.InferOutput<typeof CapabilitiesReplyWire>;
