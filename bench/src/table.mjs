/** A table as the README has them: so many columns of words, one if nothing is said, then figures. */
export const table = (head, rows, textColumns = 1) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, column) => (column < textColumns ? '---' : '--:')).join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
