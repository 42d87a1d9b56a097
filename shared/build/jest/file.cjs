// The value of a file import: its URL.
module.exports = { __esModule: true, default: '/a-file' };
