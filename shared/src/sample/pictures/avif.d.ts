declare module '*.avif' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the form in which the build gives a file
  export default address;
}
