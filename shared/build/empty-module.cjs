'use strict';
// Replaces the start of module federation's runtime in the build of every area: the page provides the shares
// (share-table-plugin.mjs) and loads the entries.
