declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const drawing: Icon;
  // biome-ignore lint/style/noDefaultExport: the form in which the package gives an icon
  export default drawing;
}
