import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** The container's name is different in each build, because two versions of an area can be on the same page. */
const name = `exemple_rspack_${process.env.BUILD_ID ?? 'local'}`;
const lent = { singleton: true, requiredVersion: '^19.0.0' };

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: join(import.meta.dirname, 'build'), uniqueName: name, publicPath: 'auto', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new rspack.container.ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './area': './src/index.ts' },
      shared: { react: lent, 'react-dom': lent, 'react/jsx-runtime': lent },
      manifest: true,
    }),
  ],
};
