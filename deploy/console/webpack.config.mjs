import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScript } from '@az/shared/build/inline-script.mjs';
import { layerStatement } from '@az/shared/build/layers.mjs';
import { RecordPlugin } from '@az/shared/build/record-plugin.mjs';
import { baseConfig } from '@az/shared/build/webpack-base.mjs';
import { sourcesIdOf } from '@az/shared/build/workspace.mjs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const folder = import.meta.dirname;
const buildId = sourcesIdOf('console', folder);

export const outputPath = join(folder, 'build', buildId);

/** The console as one script and one style sheet, with its page: no federation, no share scope. */
export function consoleConfig() {
  const config = baseConfig({
    ...{ name: 'console', folder, version: buildId, buildId, outputPath },
    mode: 'production',
  });
  return {
    ...config,
    entry: { console: './src/main.tsx' },
    // The origin serves the files from here: deploy/src/admin/console-page.ts.
    output: { ...config.output, publicPath: '/deploy/files/', filename: '[name].[contenthash:8].js' },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new RecordPlugin(async () => ({
        html: readFileSync(join(folder, 'page.html'), 'utf8').replace('{{layers}}', layerStatement),
        prePaint: inlineScript('shared/src/theme/pre-paint.ts'),
      })),
    ],
  };
}
