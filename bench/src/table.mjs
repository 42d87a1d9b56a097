/** A table for the README: the given number of text columns, one by default, then figures. */
export const table = (head, rows, textColumns = 1) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, column) => (column < textColumns ? '---' : '--:')).join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
