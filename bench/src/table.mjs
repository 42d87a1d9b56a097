/** A Markdown table. The first `textColumns` columns contain text, the others figures, which are aligned right. */
export const table = (head, rows, textColumns = 1) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, column) => (column < textColumns ? '---' : '--:')).join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
