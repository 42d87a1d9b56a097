import type { Transport } from './upload-transport.ts';

/** Header of each reply with sample data. */
export const sampleHeader = 'az-sample';

/** Receives an event in the form of the live stream; null when another tab has changed data, so that it is read again. */
export type SampleListener = (event: unknown) => void;

type Load = (tell: SampleListener) => Promise<Transport>;

let load: Load | undefined;
let loading: Promise<Transport> | undefined;
const listeners = new Set<SampleListener>();

/** Connects the client to the sample server, which `load` loads with the first call that the server lacks. */
export function connectSampleServer(next: Load): void {
  load = next;
  loading = undefined;
}

function tell(event: unknown): void {
  for (const listener of listeners) listener(event);
}

/** Sends a request to the sample server. After a failure, the next request loads its code again. */
export async function callSampleServer(request: Request): Promise<Response> {
  loading ??= load?.(tell);
  loading?.catch(() => {
    loading = undefined;
  });
  const send = await loading;
  if (!send) throw new Error('No sample server is connected');
  return send(request);
}

/** Calls back with what happens on the sample server. Returns a function that unsubscribes. */
export function listenToSample(listener: SampleListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
