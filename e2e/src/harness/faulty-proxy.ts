/** The proxy with which development origins inject faults. */
export { type Fault, FaultyProxy } from '../../../deploy/src/faults/faulty-proxy.ts';
