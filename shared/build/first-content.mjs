import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, scopeOf, styleNamesRule, styleRule } from './webpack-base.mjs';
import { root } from './workspace.mjs';

const renderFile = join(root, 'shared/src/first-content/render.tsx');
const requireShared = createRequire(join(root, 'shared/package.json'));

/** Packages are not compiled; their style sheets belong to the shell and are on the page already. */
function packages({ request }, resolve) {
  if (/^(\.|\/|data:|@az\/)/.test(request) || request.startsWith(root)) return resolve();
  return request.endsWith('.css') ? resolve(null, 'var {}') : resolve(null, `commonjs ${request}`);
}

const entryOf = (file) =>
  `data:text/javascript,${encodeURIComponent(
    `export { Component } from ${JSON.stringify(file)}; export { render } from ${JSON.stringify(renderFile)};`,
  )}`;

function configOf(build, components) {
  const config = baseConfig(build);
  const own = join(build.folder, 'src');
  const [scripts, , assets] = config.module.rules;
  return {
    ...config,
    target: 'node20',
    entry: Object.fromEntries(components.map((file, index) => [index, entryOf(file)])),
    output: { ...config.output, library: { type: 'commonjs2' } },
    externals: [packages],
    resolve: { ...config.resolve, alias: {} },
    module: {
      // Lazily imported modules are bundled into the same file, but are neither run nor rendered here.
      parser: { javascript: { dynamicImportMode: 'eager' } },
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
    plugins: config.plugins.filter((one) => one instanceof MiniCssExtractPlugin),
  };
}

/** Builds without writing files. Returns the text of every file, by name. */
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

/** Runs the module with a `document` that has the configuration which the origin fills in. */
function evaluate(code) {
  const config = { textContent: JSON.stringify({ productName: '{{productName}}' }) };
  const document = { getElementById: () => config, querySelector: () => ({ nonce: '{{nonce}}' }) };
  const module = { exports: {} };
  // Modules listen to the window when they are evaluated; nothing happens in it here.
  const window = { addEventListener: () => undefined };
  const given = { require: requireShared, module, exports: module.exports, document, window, globalThis: {} };
  new Function(...Object.keys(given), code)(...Object.values(given));
  return module.exports;
}

const unescaped = (text) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Moves style elements and attributes, which the page's policy forbids in markup, into a style sheet. */
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
  for (const [text, name] of rules) sheets.push(`[data-first=${name}]{${unescaped(text)}}`);
  return { html, style: sheets.join('\n') };
}

async function draw(build, components) {
  const files = await filesOf(
    configOf(
      build,
      components.map(({ file }) => file),
    ),
  );
  return components.map(({ file, path, isFrame }, index) => {
    try {
      const { Component, render } = evaluate(files[`${index}.js`]);
      const markup = render(Component, { path, isFrame, idPrefix: build.name });
      return { ...apart(markup, build.name), rules: files[`${index}.css`] ?? '' };
    } catch (cause) {
      const { message } = cause;
      throw new Error(`${relative(root, file)} cannot be drawn without a browser: ${message}`, { cause });
    }
  });
}

/**
 * What pages show a visitor first, rendered from their sources without a browser: `{ path: { html, style } }`, where
 * `style` has the CSS rules that are not in the shell's style sheets. `pages` is a list of `{ path, file }`. Values
 * that only the origin knows are placeholders: `{{productName}}`, and `{{shell}}` for the prefix of the shell's class
 * names. Rejects when a page cannot be rendered.
 */
export async function pageContents(build, pages) {
  const drawn = await draw(
    build,
    pages.map((page) => ({ ...page, isFrame: false })),
  );
  return Object.fromEntries(
    drawn.map(({ html, style, rules }, index) => [pages[index].path, { html, style: rules + style }]),
  );
}

/** A style sheet that declares variables, without those that neither these texts nor its other variables use. */
export function usedVariables(sheet, texts) {
  const declared = [...sheet.matchAll(/(--[\w-]+):([^;}]*)/g)];
  const used = new Set();
  const use = (text) => {
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [, one, value] of declared) if (one === name) use(value);
    }
  };
  for (const text of texts) use(text);
  return sheet.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) => (used.has(name) ? declaration : ''));
}

/**
 * Like `pageContents`, for pages of the shell together with their frame. Their rules are in style sheets that the page has
 * already, with the texts `sheets`; `style` has the theme's variables that these use.
 */
export async function shellContents(build, pages, sheets) {
  const drawn = await draw(
    build,
    pages.map((page) => ({ ...page, isFrame: true })),
  );
  return Object.fromEntries(
    drawn.map(({ html, style }, index) => {
      const [theme, ...own] = style.split('\n[data-first');
      const rest = own.map((rule) => `\n[data-first${rule}`).join('');
      return [pages[index].path, { html, style: usedVariables(theme, [...sheets, rest]) + rest }];
    }),
  );
}

/**
 * Like `pageContents`, for the frame around pages of areas: `{{content}}` marks where a page goes, and `style` holds the
 * theme's variables. The frame's other rules are in style sheets that the page has already.
 */
export async function frameContent(build, file) {
  const [{ html, style }] = await draw(build, [{ path: '/', file, isFrame: true }]);
  return { html, style };
}
