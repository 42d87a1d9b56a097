// Stands for module federation's runtime in the build of every area. The page lends the shares (share-table-plugin.mjs)
// and loads the entries; what is left of the runtime is that a container wants to be started.
export default { runtime: {}, bundlerRuntime: { init: () => ({}), initContainerEntry() {} } };
