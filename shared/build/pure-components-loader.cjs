/** Components and contexts that a module makes and names at its top level. */
const made = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/** Says of components in a library that making them has no effect, so that a build leaves out those that nobody uses. */
module.exports = function pureComponents(source) {
  return source.replace(made, '$1/* @__PURE__ */ ').replace(named, '');
};
