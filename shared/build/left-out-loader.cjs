/** Matches a function of a library. Libraries are formatted, so its closing brace has the indent of its first line. */
const declarationOf = (name) => new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?^\\1}$`, 'gm');

const isOnce = (source, pattern) => source.match(pattern)?.length === 1;

/**
 * Replaces the bodies of functions in a file of a library (`functions`, by name) and values that never change (`constants`,
 * pairs of a pattern and its value), so that a build leaves out what only they use. Lines keep their numbers, for source
 * maps. Fails when the file has some of them but not all, because after an update of the library the lists have to be read
 * again; a file with none of them stays as it is.
 */
module.exports = function leftOut(source) {
  const { functions, constants = [] } = this.getOptions();
  const missing = [
    ...Object.keys(functions).filter((name) => !isOnce(source, declarationOf(name))),
    ...constants.filter(([pattern]) => !source.match(pattern)).map(([pattern]) => String(pattern)),
  ];
  if (missing.length === Object.keys(functions).length + constants.length) return source;
  if (missing.length > 0)
    throw new Error(`It has not just one ${missing}: correct shared/build/left-out.mjs`);
  const emptied = Object.entries(functions).reduce(
    (text, [name, body]) =>
      text.replace(
        declarationOf(name),
        (whole, indent, head) => `${indent}${head}) { ${body} ${whole.replace(/[^\n]/g, '')}}`,
      ),
    source,
  );
  return constants.reduce((text, [pattern, value]) => text.replace(pattern, value), emptied);
};
