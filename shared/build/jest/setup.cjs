/** Set-up of each test file of a package for browsers. A file that needs no DOM has `@jest-environment node`. */
if (typeof window !== 'undefined') require('./browser-setup.mjs');

// An unexpected console message is a fault: the page must run without one. A test that expects one spies on the console
// itself.
const complaints = [];
const format = (part) => (part instanceof Error ? part.stack : String(part));
for (const level of ['error', 'warn']) {
  console[level] = (...parts) => complaints.push(`console.${level}: ${parts.map(format).join(' ')}`);
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
});
