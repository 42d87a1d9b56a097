export { type Counts, clearCounts, setCount, useCounts } from './counts-store.ts';
