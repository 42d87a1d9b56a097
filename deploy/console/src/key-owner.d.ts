import '@az/shared/query';

declare module '@az/shared/query' {
  interface KeyOwner {
    name: 'console';
  }
}
