import './index.ts';

declare module './index.ts' {
  interface KeyOwner {
    name: 'shared';
  }
}
