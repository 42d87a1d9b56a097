export { late } from './late.tsx';
export { optional } from './optional.tsx';
