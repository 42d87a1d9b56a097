export { useFigures, useLiveFigures } from './use-figures.ts';
