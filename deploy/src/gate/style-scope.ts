import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import parser from 'postcss-selector-parser';

const aroundAreas = ['html', 'body'];

/** Maximum length of the condition of `@scope`, in characters. */
const maxPrelude = 1000;

/** Whether a block is not checked: its rules select no elements of the page, or apply only to print. */
function isExempt({ name, params }: AtRule): boolean {
  return (
    /keyframes$|^(page|font-face|property)$/i.test(name) ||
    (/^media$/i.test(name) && /^\s*print\s*$/i.test(params))
  );
}

/** Whether every selector of `:is(…)` or `:where(…)` selects elements of the area. */
const isOwnList = (node: parser.Node): boolean =>
  node.type === 'pseudo' && [':is', ':where'].includes(node.value) && node.nodes.every(isOwn);

/** Whether a node marks elements of the area. Mantine's classes do not: components of the whole page have them. */
const isOwnClass = (node: parser.Node): boolean =>
  node.type === 'nesting' || (node.type === 'class' && !node.value.startsWith('mantine-')) || isOwnList(node);

const isAroundAreas = (node: parser.Node): boolean =>
  (node.type === 'tag' && aroundAreas.includes(node.value.toLowerCase())) ||
  (node.type === 'pseudo' && node.value === ':root');

/** Whether a part has a class of the area outside `:has(…)` and `:not(…)`, and does not select the document itself. */
function isOwn(selector: parser.Selector): boolean {
  const parts: parser.Node[][] = [[]];
  for (const node of selector.nodes)
    if (node.type === 'combinator') parts.push([]);
    else parts.at(-1)?.push(node);
  return parts.some((part) => part.some(isOwnClass) && !part.some(isAroundAreas));
}

function foreignSelector(text: string, isNested: boolean): string | null {
  const found = parser()
    .astSync(text)
    .nodes.find((selector) => {
      let hasParent = false;
      selector.walkNesting(() => {
        hasParent = true;
      });
      // A nested selector without `&` selects only descendants of its parent, whose selector is checked already.
      return !(isNested && !hasParent) && !isOwn(selector);
    });
  return found ? String(found).trim() : null;
}

function foreignIn(nodes: ChildNode[], isNested: boolean): string | null {
  for (const node of nodes) {
    const found =
      node.type === 'rule'
        ? foreignInRule(node, isNested)
        : node.type === 'atrule'
          ? foreignInBlock(node, isNested)
          : null;
    if (found) return found;
  }
  return null;
}

const foreignInRule = ({ selector, nodes }: Rule, isNested: boolean): string | null =>
  foreignSelector(selector, isNested) ?? foreignIn(nodes, true);

function foreignInBlock(block: AtRule, isNested: boolean): string | null {
  if (!block.nodes || isExempt(block)) return null;
  if (block.name !== 'scope') return foreignIn(block.nodes, isNested);
  const prelude = block.params.length > maxPrelude ? '' : block.params;
  const [, root = ''] = /^\s*\((.*?)\)\s*(?:to\b.*)?$/s.exec(prelude) ?? [];
  // The rules in the block select only elements inside its root, so only the root is checked.
  return foreignSelector(root || '*', isNested);
}

/** The first selector that can select elements outside the area, or null. Throws if a selector cannot be read. */
export const selectorOutside = (sheet: Root): string | null => foreignIn(sheet.nodes, false);
