const text = 'charset=utf-8';

/**
 * Every kind of file that a version may have, by extension, with its content type. Builds emit no other kind, and no
 * other is published or served. SVG is excluded: opened as a document it runs scripts.
 */
const contentTypes = {
  js: `text/javascript; ${text}`,
  css: `text/css; ${text}`,
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webm: 'video/webm',
};

/** Kinds that a page loads with an integrity check; the other kinds are pictures and videos. */
const code = ['js', 'css'];

const extensionOf = (file) => file.slice(file.lastIndexOf('.') + 1);

/** Content type of a file of a version, from its name; null for any other kind. */
export const contentTypeOf = (file) =>
  Object.hasOwn(contentTypes, extensionOf(file)) ? contentTypes[extensionOf(file)] : null;

export const isCode = (file) => code.includes(extensionOf(file));

export const isMedia = (file) => contentTypeOf(file) !== null && !isCode(file);

/** Whether a file is the source map of a script: stored with a version, never served. */
export const isSourceMap = (file) => file.endsWith('.js.map');

/** File name of the bill of materials beside a build. */
export const billName = 'sbom.cdx.json';
