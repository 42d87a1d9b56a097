export { AppFrame as Frame } from './AppFrame.tsx';
/** One wide column. */
export { MainColumn as Component } from './MainColumn.tsx';
