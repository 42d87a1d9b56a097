/** The proxy that development origins use to inject faults. */
export { type Fault, FaultyProxy } from '../../../deploy/src/faults/faulty-proxy.ts';
