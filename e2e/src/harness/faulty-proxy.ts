/** The proxy that development origins suffer their faults from, too. */
export { type Fault, FaultyProxy } from '../../../deploy/src/faults/faulty-proxy.ts';
