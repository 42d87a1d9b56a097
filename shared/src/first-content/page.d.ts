/** Stands for the component that the build draws. */
declare module '@page' {
  export const Component: import('react').ComponentType<{ children?: import('react').ReactNode }>;
}
