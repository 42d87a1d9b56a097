/** Components and contexts that a module makes and names at its top level. */
const made = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/** Marks the creation of components in a library as free of side effects, so that a build leaves out unused ones. */
module.exports = function pureComponents(source) {
  return source.replace(made, '$1/* @__PURE__ */ ').replace(named, '');
};
