// Replaces module federation's runtime in the build of every area. The page provides the shares
// (share-table-plugin.mjs) and loads the entries; all that is needed here is that a container calls the runtime to
// start.
export default { runtime: {}, bundlerRuntime: { init: () => ({}), initContainerEntry() {} } };
