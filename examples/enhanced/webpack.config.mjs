import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** The container's name is different in each build, because two versions of an area can be on the same page. */
const name = `exemple_enhanced_${process.env.BUILD_ID ?? 'local'}`;
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
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      dts: false,
      exposes: { './area': './src/index.ts' },
      shared: { react: lent, 'react-dom': lent, 'react/jsx-runtime': lent },
    }),
  ],
};
