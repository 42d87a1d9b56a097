export { AppFrame as Frame } from './AppFrame.tsx';
export { MainColumn as Component } from './MainColumn.tsx';
