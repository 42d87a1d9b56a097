import data from '@mdn/browser-compat-data' with { type: 'json' };
import { oldestBrowsers } from '../../shared/build/oldest-browsers.mjs';

const { api, css, javascript, webassembly } = data;
const tables = [api, javascript.builtins, javascript.builtins.Intl, webassembly.api];

/** Names of browsers in MDN's data that differ from those of browserslist. */
const names = { and_chr: 'chrome_android', and_ff: 'firefox_android', ios_saf: 'safari_ios' };

function isAtMost(a, b) {
  const [[major, minor = 0], [most, mostMinor = 0]] = [a, b].map((one) => one.replace('≤', '').split('.'));
  return +major < +most || (+major === +most && +minor <= +mostMinor);
}

/** Whether `version` of a browser has a feature without a flag and under its name in the specification. */
const isIn = ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }, version) =>
  !(flags || prefix || alternative_name) &&
  /\d/.test(added) &&
  isAtMost(added, version) &&
  !(removed && isAtMost(removed, version));

/** Whether all browsers, by default the oldest supported ones, have a feature of MDN's data. */
const isSupported = ({ __compat: { support } }, browsers = oldestBrowsers) =>
  Object.entries(browsers).every(([browser, oldest]) =>
    [support[names[browser] ?? browser] ?? []].flat().some((one) => isIn(one, oldest)),
  );

/** The name in MDN's data of an interface in TypeScript's declarations. */
const documentedName = (name) =>
  name
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=(?:Array|Set|Map)$)/, '')
    .replace(/^IteratorObject$/, 'Iterator')
    .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/, 'TypedArray');

const firstOf = (table, keys) => keys.map((key) => table[key]).find((one) => one?.__compat);

function memberFeature({ owner, isStatic }, member) {
  const name = documentedName(owner);
  const keys = isStatic ? [`${member}_static`, member] : [member, member.replace(/^on(.+)/, '$1_event')];
  return tables.map((table) => Object.hasOwn(table, name) && firstOf(table[name], keys)).find(Boolean);
}

/** The interfaces that extend an interface, by the name of the extended one. */
function extensionsIn(text) {
  const found = {};
  for (const [, name, parents] of text.matchAll(/^interface (\w+) extends ([^{]+)\{/gm))
    for (const parent of parents.split(',').map((one) => one.trim()))
      found[parent] = [...(found[parent] ?? []), name];
  return found;
}

/** Whether a browser lacks a member. MDN describes the members of a mixin at the interfaces that extend it. */
function isMemberMissing(block, member, extensions) {
  const own = memberFeature(block, member);
  if (own) return !isSupported(own);
  const inherited = (extensions[block.owner] ?? []).map((owner) => memberFeature({ owner }, member));
  const known = inherited.filter(Boolean);
  return known.length > 0 && !known.some((one) => isSupported(one));
}

function isGlobalMissing(name) {
  const feature = [...tables, api.Window, javascript.builtins.globals ?? {}]
    .map((table) => firstOf(table, [name]))
    .find(Boolean);
  return !!feature && !isSupported(feature);
}

const blockStart = /^(?:declare )?(?:(?:interface|(?:abstract )?class) (\w+)|(?:var|const) (\w+): \{$)/;
const globalStart = /^(?:declare )?(?:function|var|const) (\w+)/;
const memberStart = /^ {4}(?:(?:readonly|static|get|set) )*(\w+)\??\s*[(<:]/;
const blockEnd = /^\};?$/;
const reference = /^\/\/\/ <reference.*/;

function blockOf(line) {
  const [, type, variable] = blockStart.exec(line) ?? [];
  if (type) return { owner: type, isStatic: type.endsWith('Constructor') };
  return variable ? { owner: variable, isStatic: true, isValue: true } : null;
}

/** Each line, whole and without a namespace's indentation, with its block and whether the line begins the block. */
function* linesOf(text) {
  let [indent, block] = ['', null];
  for (const whole of text.split('\n')) {
    const line = whole.startsWith(indent) ? whole.slice(indent.length) : whole;
    if (/^declare namespace/.test(whole)) indent = '    ';
    if (whole === '}') indent = '';
    const begun = blockOf(line);
    block = begun ?? block;
    yield { whole, line, block, isStart: begun !== null };
    if (!begun && blockEnd.test(line)) block = null;
  }
}

/** Removes declarations that an oldest supported browser lacks, except `kept`. Returns the text and removed names. */
export function supportedDeclarations(text, kept = []) {
  const extensions = extensionsIn(text);
  const nameOfMissing = ({ line, block, isStart }) => {
    if (block && !isStart) {
      const [, member] = memberStart.exec(line) ?? [];
      const isKept = kept.includes(`${documentedName(block.owner)}.${member}`);
      return member && !isKept && isMemberMissing(block, member, extensions) ? member : null;
    }
    const name = block ? block.isValue && block.owner : globalStart.exec(line)?.[1];
    return name && !kept.includes(name) && isGlobalMissing(name) ? name : null;
  };
  const [supported, missing] = [[], new Set()];
  let end = null;
  for (const one of linesOf(text)) {
    const name = end ? null : nameOfMissing(one);
    if (name) {
      missing.add(name);
      end = one.isStart ? blockEnd : /;$/;
    }
    if (!end) supported.push(one.whole.replace(reference, ''));
    else if (end.test(one.line)) end = null;
  }
  return { text: supported.join('\n'), missing };
}

/** What one of the given browsers, such as `{ safari: '17.0' }`, lacks: expressions such as `Array.prototype.at`. */
export function missingIn(browsers) {
  const lacks = (feature) => feature.__compat && !isSupported(feature, browsers);
  const pathsOf = ([name, table]) => [
    ...(lacks(table) ? [name] : []),
    ...Object.entries(table).flatMap(([key, feature]) => {
      if (key.startsWith('__') || !lacks(feature)) return [];
      const [, ofClass] = /^(.+)_static$/.exec(key) ?? [];
      // MDN's data about JavaScript's classes does not tell static members from instance members.
      return ofClass ? `${name}.${ofClass}` : [`${name}.prototype.${key}`, `${name}.${key}`];
    }),
  ];
  return [api, javascript.builtins].flatMap((table) => Object.entries(table).flatMap(pathsOf));
}

/** The CSS features that a node of a style sheet (postcss) uses: name and entry in MDN's data. */
function styleFeatures({ type, prop, value, selector, name }) {
  if (type === 'atrule') return { [`@${name}`]: css['at-rules'][name] };
  if (type === 'rule')
    return Object.fromEntries(
      [...selector.matchAll(/::?([\w-]+)/g)].map(([text, pseudo]) => [text, css.selectors[pseudo]]),
    );
  const functions = [...(value ?? '').matchAll(/([\w-]+)\(/g)].map(([, one]) => [
    `${one}()`,
    firstOf(css.types, [one]) ?? firstOf(css.types.color, [one]),
  ]);
  const units = [...(value ?? '').matchAll(/\d(lh|rlh|cap|ic)\b/g)].map(([, unit]) => [
    unit,
    css.types.length[unit],
  ]);
  return { [prop]: css.properties[prop], ...Object.fromEntries([...functions, ...units]) };
}

/** What a style sheet (postcss) uses outside `@supports` although one of the oldest supported browsers lacks it. */
export function missingInStyles(sheet) {
  const missing = new Set();
  const isAsked = (node) =>
    !!node && ((node.type === 'atrule' && node.name === 'supports') || isAsked(node.parent));
  sheet.walk((node) => {
    if (isAsked(node)) return;
    for (const [name, feature] of Object.entries(styleFeatures(node)))
      if (feature?.__compat && !isSupported(feature)) missing.add(name);
  });
  return [...missing];
}
