import { federation } from '@module-federation/vite';

/** The container's name is different in each build, because two versions of an area can be on the same page. */
const name = `exemple_vite_${process.env.BUILD_ID ?? 'local'}`;
/** Without `import: false` the build contains a copy of React, which the page would load with all its scripts. */
const lent = { singleton: true, requiredVersion: '^19.0.0', import: false };

export default {
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: 'build',
    // All files of the build are in one folder.
    assetsDir: '',
    target: 'es2022',
    rolldownOptions: { input: 'src/index.ts' },
  },
  plugins: [
    federation({
      name,
      filename: 'remoteEntry.js',
      dts: false,
      exposes: { './area': './src/index.ts' },
      shared: { react: lent, 'react-dom': lent, 'react/jsx-runtime': lent },
      manifest: true,
    }),
  ],
};
