// What an import of a file gives: its address.
module.exports = { __esModule: true, default: '/a-file' };
