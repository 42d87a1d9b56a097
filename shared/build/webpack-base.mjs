import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { isMedia } from './file-kinds.mjs';
import { intoLayer } from './layers.mjs';
import { leaveOutColours, leftOutRules } from './left-out.mjs';
import { browserList, scriptTargets } from './oldest-browsers.mjs';
import { PageHooksPlugin } from './page-hooks-plugin.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'shared/build');
// List files only: if one of them is a folder, webpack silently keeps no cache at all.
const configFiles = [
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name)),
  join(root, 'shared/package.json'),
  join(root, 'pnpm-lock.yaml'),
  browserList,
];

/** Milliseconds after which a style sheet or script counts as failed; the page's loader uses the same value. */
const chunkLoadTimeout = 20_000;

const breakpoints = {
  'mantine-breakpoint-xs': '0em',
  'mantine-breakpoint-sm': '36em',
  'mantine-breakpoint-md': '48em',
  'mantine-breakpoint-lg': '62em',
  'mantine-breakpoint-xl': '75em',
  'mantine-breakpoint-xxl': '87.5em',
};

function reactRouterProduction() {
  const routerDom = createRequire(join(root, 'shared/package.json')).resolve('react-router-dom');
  const router = dirname(createRequire(routerDom).resolve('react-router')).replace(
    /development$/,
    'production',
  );
  return { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') };
}

/**
 * Replaces with empty modules what libraries import but no page runs (decision 105): the mutations of a query client,
 * and the hashes SHA-1 and HMAC, because `crypto-js/aes` derives its keys with MD5.
 */
function withoutUnusedModules() {
  const shared = createRequire(join(root, 'shared/package.json'));
  const queryCore = createRequire(shared.resolve('@tanstack/react-query')).resolve('@tanstack/query-core');
  const unused = [
    ...['sha1', 'hmac'].map((name) => shared.resolve(`crypto-js/${name}`)),
    join(dirname(queryCore), 'mutation.js'),
  ];
  return Object.fromEntries(unused.map((file) => [file, false]));
}

/** Lets a build leave out the parts of the router that nobody uses. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: join(folder, 'pure-components-loader.cjs'),
};

function scriptRule(development) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'swc-loader',
      options: {
        sourceMaps: true,
        env: { targets: scriptTargets },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false, refresh: development } },
        },
      },
    },
  };
}

export const scopeOf = ({ name, buildId }) => `${name}${buildId.slice(0, 4)}`;

const postcss = (...plugins) => ({
  loader: 'postcss-loader',
  options: { sourceMap: false, postcssOptions: { config: false, plugins: [...plugins, intoLayer] } },
});

const ownPostcss = postcss(['postcss-preset-mantine'], ['postcss-simple-vars', { variables: breakpoints }]);

const css = (modules) => ({ loader: 'css-loader', options: { importLoaders: 1, modules, sourceMap: false } });

const moduleNames = (scope) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // The hash in a name depends on the path from this folder, so every machine that builds gets the same names.
  localIdentContext: root,
  // 36 bits of hash, enough to avoid collisions between the names of one build.
  localIdentName: `${scope}-[hash:base64:6]`,
});

/** Rule for the style sheets of a build. The class names of its CSS modules begin with `scope`. */
export const styleRule = (scope) => ({
  test: /\.css$/,
  // `sideEffects: false` of a package is only about its scripts: style sheets are needed where they are imported.
  sideEffects: true,
  oneOf: [
    { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, css(moduleNames(scope)), ownPostcss] },
    { include: /node_modules/, use: [MiniCssExtractPlugin.loader, css(false), postcss(leaveOutColours)] },
    { use: [MiniCssExtractPlugin.loader, css(false), ownPostcss] },
  ],
});

/** Rule that provides the class names of another build's CSS modules without emitting their CSS. */
export const styleNamesRule = (scope) => ({
  test: /\.css$/,
  use: [css({ ...moduleNames(scope), exportOnlyLocals: true }), ownPostcss],
});

/** Makes V8 compile a script in the background while it loads, not each function at its first call (decision 111). */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * Source maps without the sources' text. Scripts have no comment that names their map, because the origin never serves
 * the maps: it stores them with a version to find the source of a failure.
 */
const sourceMaps = new webpack.SourceMapDevToolPlugin({
  test: /\.js$/,
  filename: '[file].map',
  append: false,
  noSources: true,
  moduleFilenameTemplate: ({ absoluteResourcePath }) => relative(root, absoluteResourcePath),
});

/**
 * webpack configuration that the shell and every area share.
 * @param {{ name: string, folder: string, version: string, buildId: string, outputPath: string, mode: 'production' | 'development' }} build
 */
export function baseConfig({ name, folder, version, buildId, outputPath, mode }) {
  const development = mode === 'development';
  return {
    mode,
    name,
    context: folder,
    target: `browserslist:${browserList}`,
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: outputPath,
      publicPath: `/areas/${name}/${version}/`,
      uniqueName: `${name}_${buildId}`,
      filename: '[name].js',
      // With `[name]`, the entry would contain the names of all chunks.
      chunkFilename: '[id].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      // So that a module which threw because a share was missing is evaluated again at the next attempt.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      // React Router's `exports` only name its development build, which has warnings that the production build lacks.
      alias: development ? {} : { ...reactRouterProduction(), ...withoutUnusedModules() },
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['az-source', 'import', 'module', 'browser', 'default'],
    },
    resolveLoader: { modules: [join(root, 'shared/build/node_modules')] },
    module: {
      rules: [
        scriptRule(development),
        styleRule(scopeOf({ name, buildId })),
        { test: isMedia, type: 'asset/resource' },
        routerRule,
        ...leftOutRules,
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[id].css', ignoreOrder: true }),
      new PageHooksPlugin(),
      ...(development ? [] : [compileHint, sourceMaps]),
    ],
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      moduleIds: 'deterministic',
      // In this process, because starting processes for it takes longer: SWC has threads, and cssnano is loaded once.
      minimizer: [
        new TerserPlugin({
          parallel: false,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ parallel: false, minify: CssMinimizerPlugin.cssnanoMinify }),
      ],
    },
    // Published builds never use the cache.
    cache: development && {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: configFiles },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
