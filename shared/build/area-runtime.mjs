// Stands for module federation's runtime in the build of every area: the shell holds the one copy of the page
// (shell/src/areas/federation.ts).
export default globalThis.azFederation;
