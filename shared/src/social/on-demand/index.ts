export { late } from './late.tsx';
export { optional } from './optional.tsx';
export { useOnDemand } from './use-on-demand.ts';
