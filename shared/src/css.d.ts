declare module '*.module.css' {
  const classes: Record<string, string>;
  // biome-ignore lint/style/noDefaultExport: the form in which the build gives a style module
  export default classes;
}

declare module '*.css';
