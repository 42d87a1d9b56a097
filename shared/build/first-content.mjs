import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, scopeOf, styleNamesRule, styleRule } from './webpack-base.mjs';
import { root } from './workspace.mjs';

const entry = join(root, 'shared/src/first-content/render.tsx');
const requireShared = createRequire(join(root, 'shared/package.json'));

/** Packages run as they are; the style sheets they bring are the shell's, and on the page already. */
function packages({ request }, resolve) {
  if (/^(\.|\/|@az\/|@page$)/.test(request) || request.startsWith(root)) return resolve();
  return request.endsWith('.css') ? resolve(null, 'var {}') : resolve(null, `commonjs ${request}`);
}

function configOf(build, component) {
  const config = baseConfig(build);
  const own = join(build.folder, 'src');
  const [scripts, , assets] = config.module.rules;
  return {
    ...config,
    target: 'node20',
    entry: { page: entry },
    output: { ...config.output, library: { type: 'commonjs2' } },
    externals: [packages],
    resolve: { ...config.resolve, alias: { '@page$': component } },
    module: {
      rules: [
        scripts,
        { ...styleRule(scopeOf(build)), include: own },
        { ...styleNamesRule('{{shell}}'), exclude: own },
        assets,
      ],
    },
    optimization: {
      minimizer: config.optimization.minimizer.filter((one) => one instanceof CssMinimizerPlugin),
    },
    cache: false,
    plugins: [
      ...config.plugins.filter((one) => one instanceof MiniCssExtractPlugin),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Builds without writing a file. Gives the text of every file, by name. */
function filesOf(config) {
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('first-content', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')));
      const texts = stats.compilation.getAssets().map(({ name, source }) => [name, `${source.source()}`]);
      compiler.close(() => resolve(Object.fromEntries(texts)));
    });
  });
}

/** Runs the module, with a document that knows what the origin fills in. */
function evaluate(code) {
  const config = { textContent: JSON.stringify({ productName: '{{productName}}' }) };
  const document = { getElementById: () => config, querySelector: () => ({ nonce: '{{nonce}}' }) };
  const module = { exports: {} };
  const given = { require: requireShared, module, exports: module.exports, document, globalThis: {} };
  new Function(...Object.keys(given), code)(...Object.values(given));
  return module.exports;
}

const unescaped = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Moves what the policy of the page forbids in markup, elements and attributes of style, into a style sheet. */
function apart(markup, name) {
  const sheets = [];
  const rules = new Map();
  const html = markup
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, text) => {
      sheets.push(text);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, text) => {
      if (!rules.has(text)) rules.set(text, `${name}${rules.size}`);
      return ` data-first="${rules.get(text)}"`;
    });
  for (const [text, mark] of rules) sheets.push(`[data-first=${mark}]{${unescaped(text)}}`);
  return { html, style: sheets.join('\n') };
}

async function draw(build, component, options) {
  const files = await filesOf(configOf(build, component));
  try {
    const { html, style } = apart(
      evaluate(files['page.js']).render({ ...options, mark: build.name }),
      build.name,
    );
    return { html, style, rules: files['page.css'] ?? '' };
  } catch (cause) {
    throw new Error(`${relative(root, component)} cannot be drawn without a browser: ${cause.message}`, {
      cause,
    });
  }
}

/**
 * What a page shows a visitor at first, drawn from its sources without a browser: `html`, and `style`, the rules it needs
 * besides the shell's. Holes for what only the origin knows are `{{productName}}`, and `{{shell}}` for what class names of
 * the shell begin with. Rejects when the page cannot be drawn without a browser.
 */
export async function pageContent(build, component, path) {
  const { html, style, rules } = await draw(build, component, { path, isFrame: false });
  return { html, style: rules + style };
}

/**
 * The same of what stands around the pages of others: `{{content}}` is where they go, and `style` holds the variables of
 * the theme. Its rules are in style sheets that the page has already.
 */
export async function frameContent(build, component) {
  const { html, style } = await draw(build, component, { path: '/', isFrame: true });
  return { html, style };
}
